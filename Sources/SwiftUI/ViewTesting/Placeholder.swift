// Placeholder until the module's first file lands; delete it then.
