import type { LoggedCall } from './callLog.ts'
import type { Fault } from './faults.ts'
import type { JsonRecord } from './json.ts'
import type { Member } from './members.ts'
import type { Merchant } from './merchants.ts'

/** Lifetime of a session after its last call, ms. */
export const sessionLifeMs = 30 * 60_000

/** A member's session. */
export type Session = { token: string; memberId: string; device: string; expiresAt: number }

/** A one-time code as it was "sent". */
export type SentCode = {
  channel: 'sms' | 'email' | 'captcha'
  to: string
  code: string
  sentAt: number
  expiresAt: number
  used: boolean
}

/** The state of one merchant in one world. */
export type MerchantState = {
  sessions: Map<string, Session>
  registered: Member[]
  /** Member id → changes relative to the fixture. */
  changes: Map<string, Partial<Member>>
  codes: SentCode[]
  /** Merge patches over the status, in order of arrival. */
  patches: JsonRecord[]
  /** Path of a call → the replaced answer. */
  values: Map<string, unknown>
  /** Issued and unused captcha tokens → time of expiry. */
  captchas: Map<string, number>
  pushTokens: Map<string, { memberId: string; topics: Set<string> }>
  feedback: JsonRecord[]
  events: unknown[]
  /** Reports of players' pages. */
  reports: unknown[]
  status?: { base: unknown; patches: number; value: unknown }
}

const newShop = (): MerchantState => ({
  sessions: new Map(),
  registered: [],
  changes: new Map(),
  codes: [],
  patches: [],
  values: new Map(),
  captchas: new Map(),
  pushTokens: new Map(),
  feedback: [],
  events: [],
  reports: [],
})

/** All mutable state of the back office, isolated from other worlds: each Playwright worker has its own. */
export class World {
  readonly name: string
  readonly shops = new Map<string, MerchantState>()
  /** Code → the merchant with an earlier state of its folder, which this world serves instead of today's. */
  private readonly earlier = new Map<string, Merchant>()
  readonly switches = new Set<string>()
  /** Functions that release the delayed responses. */
  readonly held = new Set<() => void>()
  faults: Fault[] = []
  log: LoggedCall[] = []
  calls = 0
  keyIndex = 0
  private clockOffset = 0
  /** Machine time at which the clock was stopped. */
  private stoppedAt: number | undefined

  constructor(name: string) {
    this.name = name
  }

  /** Milliseconds since 1970 by this world's clock. */
  now(): number {
    return (this.stoppedAt ?? Date.now()) + this.clockOffset
  }

  advance(ms: number): void {
    this.clockOffset += ms
  }

  /** Sets the clock. It runs on from there, or stays there until it is set again. */
  setClock(to: number, stops = false): void {
    const here = Date.now()
    this.clockOffset = to - here
    this.stoppedAt = stops ? here : undefined
  }

  /** Serves a merchant from an earlier state of its folder, or from today's again. */
  show(merchant: Merchant, isEarlier: boolean): void {
    if (isEarlier) this.earlier.set(merchant.code, merchant)
    else this.earlier.delete(merchant.code)
  }

  /** The merchant as this world serves it. */
  shown(merchant: Merchant): Merchant {
    return this.earlier.get(merchant.code) ?? merchant
  }

  merchantState(code: string): MerchantState {
    const known = this.shops.get(code) ?? newShop()
    this.shops.set(code, known)
    return known
  }

  /** Releases all hanging and delayed responses. */
  release(): void {
    for (const end of [...this.held]) end()
    this.held.clear()
  }

  /** Resets everything. The log's numbering continues, so that a reader's `since` stays valid. */
  reset(): void {
    this.shops.clear()
    this.earlier.clear()
    this.switches.clear()
    this.faults = []
    this.log = []
    this.keyIndex = 0
    this.clockOffset = 0
    this.stoppedAt = undefined
    this.release()
  }
}

const worldName = /^[a-z0-9][a-z0-9-]{0,31}$/
const mostWorlds = 500

/** The worlds by name; an invalid name means the default world. */
export class Worlds {
  private readonly worlds = new Map<string, World>()

  get(name: string | undefined): World {
    const key = name && worldName.test(name.toLowerCase()) ? name.toLowerCase() : 'default'
    const known = this.worlds.get(key)
    if (known) return known
    for (const [oldest, world] of this.worlds) {
      if (this.worlds.size < mostWorlds) break
      if (oldest === 'default') continue
      world.release()
      this.worlds.delete(oldest)
    }
    const world = new World(key)
    this.worlds.set(key, world)
    return world
  }

  releaseAll(): void {
    for (const world of this.worlds.values()) world.release()
  }
}
