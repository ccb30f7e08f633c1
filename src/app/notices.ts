import { createStore, type StoreApi } from 'zustand/vanilla'

/** A dialog that says something and waits for an answer. */
export interface Notice {
  readonly id: string
  /** Plain text, already in the visitor's language. */
  readonly title: string
  readonly text: string
  /** Small print, such as a reference. */
  readonly note?: string
  readonly confirm: string
  readonly onConfirm?: () => void
  /** A path inside the app to which confirming leads; from there the player comes back to where the notice was. */
  readonly goTo?: string
  /** A second, quiet way out. */
  readonly cancel?: string
  readonly onCancel?: () => void
}

/** Notices that wait, first come first shown; one at a time. */
export type NoticeStore = StoreApi<{ readonly waiting: readonly Notice[] }>

export const createNoticeStore = (): NoticeStore => createStore(() => ({ waiting: [] }))

/** Queues a notice; one with the same id that still waits is not queued twice. */
export function postNotice(store: NoticeStore, notice: Notice): void {
  store.setState(({ waiting }) =>
    waiting.some(({ id }) => id === notice.id) ? { waiting } : { waiting: [...waiting, notice] },
  )
}

export function dismissNotice(store: NoticeStore, id: string): void {
  store.setState(({ waiting }) => ({ waiting: waiting.filter((notice) => notice.id !== id) }))
}
