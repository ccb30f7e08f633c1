import { createStore } from 'zustand/vanilla'

/** The vendor's chat in this page: whether it can be opened, and whether it is open. */
export interface Widget {
  readonly isReady: boolean
  readonly isOpen: boolean
}

const NONE: Widget = { isReady: false, isOpen: false }

export const widgetStore = createStore<Widget>(() => NONE)

/** Opens the vendor's chat if there is one. */
export const openWidget = (): void =>
  widgetStore.setState(({ isReady }) => ({ isReady, isOpen: isReady }), true)

export const closeWidget = (): void => widgetStore.setState({ isOpen: false })

export const setReady = (isReady: boolean): void =>
  widgetStore.setState((known) => (isReady ? { ...known, isReady } : NONE), true)
