import { createStore, type StoreApi } from 'zustand/vanilla'

/** A dialog with a message that waits for an answer. */
export interface Notice {
  readonly id: string
  /** Plain text, already in the visitor's language. */
  readonly title: string
  readonly text: string
  /** Small print, such as a reference. */
  readonly note?: string
  readonly confirm: string
  readonly onConfirm?: () => void
  /** A path inside the app that opens after confirming; the player can return from there to the page of the notice. */
  readonly goTo?: string
  /** A second, less prominent action. */
  readonly cancel?: string
  readonly onCancel?: () => void
}

/** The queue of notices, first in, first out; one is shown at a time. */
export type NoticeStore = StoreApi<{ readonly waiting: readonly Notice[] }>

export const createNoticeStore = (): NoticeStore => createStore(() => ({ waiting: [] }))

/** Queues a notice, unless one with the same id is already waiting. */
export function postNotice(store: NoticeStore, notice: Notice): void {
  store.setState(({ waiting }) =>
    waiting.some(({ id }) => id === notice.id) ? { waiting } : { waiting: [...waiting, notice] },
  )
}

export function dismissNotice(store: NoticeStore, id: string): void {
  store.setState(({ waiting }) => ({ waiting: waiting.filter((notice) => notice.id !== id) }))
}
