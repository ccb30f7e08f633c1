/** Codes that would collide with a host, a path or the tools. */
export const RESERVED_CODES: readonly string[] = ['www', 'localhost', 'm', 'wps', 'all', 'workbench']
