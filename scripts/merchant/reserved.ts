/** Codes with which a host, a path or the tools themselves would be confused. */
export const RESERVED_CODES: readonly string[] = ['www', 'localhost', 'm', 'wps', 'all', 'workbench']
