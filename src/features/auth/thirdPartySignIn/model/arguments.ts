import { createStore } from 'zustand/vanilla'
import type { FirebaseArguments } from './channel.ts'

/**
 * The identity that waits for its account, in memory alone: it is as good as a password for an hour, so neither storage
 * nor a reload may keep it.
 */
export const firebaseArgumentsStore = createStore<{ readonly kept: FirebaseArguments | undefined }>(() => ({
  kept: undefined,
}))
