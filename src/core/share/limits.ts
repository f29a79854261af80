/** The longest fragment that is read, in characters. */
export const maxFragment = 64 * 1024;

/** The longest text that is read, in bytes; counted while it is unpacked. */
export const maxUnpacked = 2 * 1024 * 1024;
