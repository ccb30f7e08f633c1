import { createStore } from 'zustand/vanilla'
import type { DialingCountry } from './model/countries.ts'

/** Which country the player chose on this page, if any: the same on login, registration and second factor. */
export const chosenStore = createStore<{ readonly country: DialingCountry | undefined }>(() => ({
  country: undefined,
}))
