import { createContext } from 'react'

/** Whether the answer of a home section has anything to show. */
export type SectionContent = 'waiting' | 'empty' | 'shown'

/** Tells the home of what one of its sections has. */
export const SectionContentContext = createContext<(content: SectionContent) => void>(() => undefined)
