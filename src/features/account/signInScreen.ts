import type { CompleteSignIn } from './useCompleteSignIn.ts'

let shown: CompleteSignIn | undefined

/** The login screen is there, and knows the way on. Answers how to say that it has gone. */
export function showsSignIn(complete: CompleteSignIn): () => void {
  shown = complete
  return () => {
    if (shown === complete) shown = undefined
  }
}

/** What the login screen does with an answer; undefined where another screen is showing. */
export const signInShown = (): CompleteSignIn | undefined => shown
