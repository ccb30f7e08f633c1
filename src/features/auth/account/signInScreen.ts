import { createStore } from 'zustand/vanilla'
import { pageLater } from '../../../ui/toastStore.ts'
import type { CompleteSignIn } from './useCompleteSignIn.ts'

/** What the login screen that is there does with an answer. */
const shown = createStore<{ readonly complete: CompleteSignIn | undefined }>(() => ({ complete: undefined }))

/** Who is at the login's address waits so long for its screen, which may still be on its way, ms. */
const COMING_MS = 3000

/** The login screen is there, and knows the way on. Answers how to say that it has gone. */
export function showsSignIn(complete: CompleteSignIn): () => void {
  shown.setState({ complete })
  return () => {
    if (shown.getState().complete === complete) shown.setState({ complete: undefined })
  }
}

/** The login screen's way on, as soon as it is there; undefined where it does not come. */
export function signInShown(): Promise<CompleteSignIn | undefined> {
  const { complete } = shown.getState()
  if (complete) return Promise.resolve(complete)
  return new Promise((resolve) => {
    const end = (found: CompleteSignIn | undefined) => {
      callOff()
      stop()
      resolve(found)
    }
    const callOff = pageLater(() => end(undefined), COMING_MS)
    const stop = shown.subscribe((now) => end(now.complete))
  })
}
