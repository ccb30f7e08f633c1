import { createStore } from 'zustand/vanilla'
import type { FirebaseArguments } from './channel.ts'

/**
 * The identity that waits to be bound to an account. It is kept only in memory, not in storage and not across reloads: for one
 * hour it is equivalent to a password.
 */
export const firebaseArgumentsStore = createStore<{ readonly kept: FirebaseArguments | undefined }>(() => ({
  kept: undefined,
}))
