/** Where the page keeps what it has bound for push (local storage). Whoever logs out looks here for what is to be taken back. */
export const PUSH_RECORD_KEY = 'SHELL_push'
