/** When loading shows, ms: a game that is there sooner shows nothing before it (part 1, section 9). */
export const LOADING_AFTER_MS = 150
