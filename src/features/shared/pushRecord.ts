/** Key of the push binding in local storage. The logout reads it to know what to undo. */
export const PUSH_RECORD_KEY = 'SHELL_push'
