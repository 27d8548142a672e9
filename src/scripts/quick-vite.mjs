// Vite, in this process and those that it starts, does not look in each file of its settings for what another way to load
// them does not know: a second of work, of which it would also tell on a slow machine.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = "1";
