import { createContext, useContext } from 'react'
import type { LayoutParts } from './parts.ts'

const Context = createContext<LayoutParts | undefined>(undefined)

export const PartsProvider = Context.Provider

/** The components of the current layout. Features draw their views with them. */
export function useParts(): LayoutParts {
  const parts = useContext(Context)
  if (!parts) throw new Error('useParts() outside of <PartsProvider>')
  return parts
}
