import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../../../../src/api/client.ts'
import { createQueryClient } from '../../../../src/api/query.ts'
import { depositOnce } from '../../../../src/features/deposit/once.ts'
import { redeemOnce } from '../../../../src/features/mall/once.ts'
import { missionOnce } from '../../../../src/features/missions/once.ts'
import { maySendAgain } from '../../../../src/features/money/model/sendState.ts'
import { createOnceSender, type OnceSender, type Wish } from '../../../../src/features/money/onceSender.ts'
import { createPendingStore } from '../../../../src/features/money/pendingStore.ts'
import type { OnceCall } from '../../../../src/features/money/useOnceSender.ts'
import { promotionOnce } from '../../../../src/features/rewards/once.ts'
import { withdrawOnce } from '../../../../src/features/withdraw/once.ts'
import { must } from '../../../support/must.ts'
import { makeEnv } from '../../api/testEnv.ts'
import { fakeStorage } from '../../session/fakeStorage.ts'
import { type InProcess, inProcess } from './inProcess.ts'
import { createLine, type Line } from './line.ts'

const RUNS = 2000
const TABS = 2
const RICH = '1000.00'
const POOR = '20.00'

let office: InProcess
beforeAll(async () => {
  office = await inProcess()
})
afterAll(() => {
  office.close()
})

const wish = (account: string): Wish => ({
  ...{ account, title: account, amount: '50.00', currency: 'BRL', bonus: '', balance: '', count: -1 },
})
/** Hides the body type, which differs between the calls and does not matter to this property. */
const open = <Body, Value>(once: OnceCall<Body, Value>, account: string) => ({
  what: once.call.name,
  account,
  sender: (world: World, page: number, env: ReturnType<typeof makeEnv>['env']): OnceSender<unknown> => {
    const client = createClient(env)
    return createOnceSender<unknown>({
      what: once.call.name,
      perAccount: once.perAccount,
      send: (request) => client.send(once.call, { body: once.bodyOf(request), alert: false }),
      look: (request) => once.look(request, world.queries),
      member: () => 'aurora/1',
      pending: createPendingStore(world.storage, () => 0),
      newId: () => `request-${page}-${world.ids++}`,
      now: () => 0,
      exclusively: async (step) => step(),
    })
  },
})
const CALLS = [
  open(withdrawOnce, 'acc-1'),
  open(depositOnce, 'pix'),
  open(redeemOnce, 'item-1'),
  open(missionOnce, 'mission-4'),
  open(promotionOnce, 'cashback-sexta'),
]

const CLAIMS: ReadonlySet<string> = new Set([missionOnce.call.name, promotionOnce.call.name])

/** The bookings of all runs: a call without any booking would prove nothing. */
const carriedOut = new Set<string>()

interface World {
  readonly line: Line
  readonly storage: ReturnType<typeof fakeStorage>
  readonly queries: ReturnType<typeof createQueryClient>
  ids: number
}

interface Tab {
  readonly page: number
  readonly sender: OnceSender<unknown>
  readonly runOut: () => void
}

const STEPS = ['tap', 'arrive', 'answer', 'garble', 'cut', 'refuse', 'timeout', 'reload', 'leave'] as const
const RARE = ['hear', 'giveUp', 'blind', 'poor'] as const
const step = fc.record({
  // Mostly ordinary actions of a player and faults of a connection, occasionally rare events.
  what: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...STEPS) }, fc.constantFrom(...RARE)),
  tab: fc.nat(TABS - 1),
  pick: fc.nat(5),
})
type Step = ReturnType<typeof step.generate>['value']

/** One member with several tabs has one wish and continues until a tab reports that it is done. */
async function play(call: (typeof CALLS)[number], steps: readonly Step[]): Promise<void> {
  const { token } = await office.begin()
  office.setBalance(RICH)
  let isBlind = false
  const own = { token: () => token, merchant: () => 'aurora' }
  const looking = makeEnv(
    ({ url, init }) => (isBlind ? Promise.reject(new TypeError('down')) : office.fetch(url, init)),
    own,
  )
  const world: World = {
    line: createLine(office.fetch),
    storage: fakeStorage(),
    queries: createQueryClient(createClient(looking.env)),
    ids: 0,
  }
  const { line } = world
  const [refused, done] = [new Set<string>(), new Set<string>()]
  let wished = 1
  let isPoor = false
  let pages = 0

  async function openTab(): Promise<Tab> {
    pages += 1
    const page = pages
    const { env, clock } = makeEnv(() => new Response(), {
      ...own,
      fetch: (path, init = {}) => line.send(page, String(path), init),
    })
    const sender = call.sender(world, page, env)
    sender.subscribe(() => {
      const state = sender.state()
      if (state.phase === 'refused') refused.add(state.request.requestId)
      if (state.phase === 'done') done.add(state.request.requestId)
    })
    await sender.open(call.account)
    return { page, sender, runOut: clock.runOut }
  }
  /** Resolves when only requests on the connection are pending. */
  async function rest({ sender, page }: Tab): Promise<void> {
    const goesOn = () => {
      const state = sender.state()
      if (state.phase === 'unsure') return state.found === 'looking'
      return state.phase === 'sending' && !line.isWaiting(page)
    }
    do await new Promise((resolve) => setImmediate(resolve))
    while (goesOn())
  }
  function tap({ sender }: Tab): void {
    const { phase } = sender.state()
    if (phase === 'unsure') void (maySendAgain(sender.state()) ? sender.again() : sender.look())
    // A player who knows that it is done does not ask for it again.
    else if (done.size === 0) void sender.place(wish(call.account))
  }
  const hold = () => {
    const booked = office.booked(call.what)
    must(booked.length <= wished, 'booked more often than wished')
    must(new Set(booked).size === booked.length, 'one request was booked twice')
    for (const id of booked) must(!refused.has(id), `said to have failed, and booked: ${id}`)
    // A claim is possible only once: the account shows it as claimed, no matter which request claimed it.
    if (CLAIMS.has(call.what))
      must(booked.length > 0 || done.size === 0, 'said to be claimed, and not booked')
    else for (const id of done) must(booked.includes(id), `said to be done, and not booked: ${id}`)
  }

  const tabs: Tab[] = []
  for (let count = 0; count < TABS; count += 1) tabs.push(await openTab())
  const living = [...tabs]
  for (const { what, tab: index, pick } of steps) {
    const tab = tabs[index]
    if (!tab) continue
    switch (what) {
      case 'tap':
        tap(tab)
        break
      case 'arrive':
      case 'answer':
      case 'garble':
        await line[what](pick)
        break
      case 'cut':
      case 'refuse':
        line[what](pick)
        break
      case 'timeout':
        tab.runOut()
        break
      case 'hear':
        tab.sender.recheck()
        break
      case 'giveUp':
        if (tab.sender.state().phase === 'unsure') wished += 1
        tab.sender.giveUp()
        break
      case 'blind':
        isBlind = !isBlind
        break
      case 'poor':
        isPoor = !isPoor
        office.setBalance(isPoor ? POOR : RICH)
        break
      case 'reload':
        line.close(tab.page)
        living.splice(living.indexOf(tab), 1)
        tabs[index] = await openTab()
        living.push(tabs[index])
        break
      case 'leave':
        // Another screen of the same page: sent requests continue.
        tabs[index] = await openTab()
        living.push(tabs[index])
    }
    for (const one of living) await rest(one)
    hold()
  }
  await line.arriveAll()
  hold()
  for (const id of office.booked(call.what)) carriedOut.add(`${call.what} ${id}`)
  world.queries.clear()
}

describe('what must be carried out once', () => {
  it(`is carried out once and never said to have failed, in ${RUNS} simulations of connections, tabs and players`, {
    timeout: 240_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...CALLS),
        fc.array(step, { minLength: 4, maxLength: 30 }),
        (call, steps) => play(call, steps),
      ),
      { numRuns: RUNS },
    )
    for (const { what } of CALLS)
      expect(
        [...carriedOut].some((one) => one.startsWith(`${what} `)),
        `${what} was carried out`,
      ).toBe(true)
  })
})
