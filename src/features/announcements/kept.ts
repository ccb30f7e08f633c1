import { safeStorage } from '../../session/storage.ts'
import { localStore } from '../shared/localStore.ts'
import { type PopupRecord, readRecord } from './model/record.ts'

/** Local storage (docs/conformance.md § 2.3): 1 hides the popup until its content changes. */
const HIDE_KEY = 'hidePopup'
/** Session storage: closed in this visit, by the key of the record. The specification defines no key. */
const CLOSED_KEY = 'SHELL_PU_closed'
const YES = '1'
const NO = '0'

const perTab = safeStorage(() => window.sessionStorage)

/** The stored values of a reader. */
export const readKept = (key: string) => ({
  record: readRecord(localStore.getItem(key)),
  hidePopup: localStore.getItem(HIDE_KEY) === YES,
  closedNow: perTab.getItem(`${CLOSED_KEY}:${key}`) === YES,
})

export const keepRecord = (key: string, record: PopupRecord): void =>
  localStore.setItem(key, JSON.stringify(record))

export const keepClosed = (key: string): void => perTab.setItem(`${CLOSED_KEY}:${key}`, YES)

/** Sets `hidePopup` to 0: the content that it hid has changed. */
export const stopHiding = (): void => localStore.setItem(HIDE_KEY, NO)
