import { createContext } from 'react'

/** The feature of a modal: its layer has the id as `data-feature` (docs/contract.md), since it is rendered outside of its parent. */
export const ModalFeature = createContext<string | undefined>(undefined)
