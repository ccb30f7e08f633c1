import { createContext, type ReactNode } from 'react'

/** What stands after the next draw where the draws are the hero of home; null elsewhere. */
export const AfterNextDraw = createContext<ReactNode>(null)
