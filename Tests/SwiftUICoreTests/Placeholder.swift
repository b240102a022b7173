// Placeholder until the first test lands; delete it then.
