import { createStore } from 'zustand/vanilla'
import type { DialingCountry } from './model/countries.ts'

/** The country that the player chose since the page loaded, if any. Login, registration and second factor share it. */
export const chosenStore = createStore<{ readonly country: DialingCountry | undefined }>(() => ({
  country: undefined,
}))
