// Replaced by the probe.
