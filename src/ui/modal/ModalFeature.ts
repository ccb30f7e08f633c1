import { createContext } from 'react'

/** Whose modal it is: its layer carries the id as `data-feature` (docs/contract.md), since it stands outside of its parent. */
export const ModalFeature = createContext<string | undefined>(undefined)
