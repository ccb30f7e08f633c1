import { memberHash } from '../site/shares.ts'
import type { SessionState } from './reducer.ts'
import type { SafeStorage } from './storage.ts'

/** Key in local storage. */
export const VISITOR_ID_KEY = 'SHELL_visitor'
const BYTES = 16
const VISITOR_ID = /^[0-9a-f]{32}$/

interface Browser {
  readonly page: { readonly crypto: Pick<Crypto, 'getRandomValues'> }
  readonly local: Pick<SafeStorage, 'getItem' | 'setItem'>
}

/**
 * The visitor for shares. The id is random, has nothing of the person, is sent nowhere, and is only created when a share is
 * decided. It is not the device id of the login requests: that one is sent, and exists only after a login.
 */
export class Visitor {
  /** Hash of the member's id; undefined for a guest. */
  readonly member: string | undefined
  // Private, so that comparing two visitors does not create an id.
  readonly #browser: Browser

  constructor(browser: Browser, session: SessionState) {
    const id = session.status === 'member' ? (session.session.customerId ?? session.session.id) : null
    this.member = id === null ? undefined : memberHash(id)
    this.#browser = browser
  }

  get id(): string {
    const { page, local } = this.#browser
    const kept = local.getItem(VISITOR_ID_KEY)
    if (kept !== null && VISITOR_ID.test(kept)) return kept
    const bytes = page.crypto.getRandomValues(new Uint8Array(BYTES))
    const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    local.setItem(VISITOR_ID_KEY, made)
    return made
  }
}
