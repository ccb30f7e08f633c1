import { createStore } from 'zustand/vanilla'
import { pageLater } from '../../../ui/later.ts'
import type { CompleteSignIn } from './useCompleteSignIn.ts'

/** The function with which the mounted login screen completes a sign-in. */
const shown = createStore<{ readonly complete: CompleteSignIn | undefined }>(() => ({ complete: undefined }))

/** How long auto-login at the login's address waits for the login screen to mount, ms. */
const COMING_MS = 3000

/** Registers the mounted login screen. Returns a function that removes it again. */
export function showsSignIn(complete: CompleteSignIn): () => void {
  shown.setState({ complete })
  return () => {
    if (shown.getState().complete === complete) shown.setState({ complete: undefined })
  }
}

/** Resolves to the login screen's complete function once it is mounted; undefined if it does not mount in time. */
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
