import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../../src/api/error.ts'
import { createSender } from '../../../../src/features/tracking/sender.ts'
import { safeStorage } from '../../../../src/session/storage.ts'

const KEY = 'events'

/** A tab with a back office whose answers the test controls. */
function makeTab(storage = inMemory(), canOutlive = true) {
  const sent: string[][] = []
  const answers: { yes: () => void; no: (error: unknown) => void }[] = []
  const later: (() => void)[] = []
  let online = true
  const sender = createSender({
    storage,
    key: KEY,
    now: () => 1_800_000_000_000,
    later: (run) => {
      later.push(run)
      return () => undefined
    },
    send: (events) => {
      sent.push(events.map(({ eventID = '' }) => eventID))
      return new Promise((resolve, reject) => answers.push({ yes: () => resolve(null), no: reject }))
    },
    isOnline: () => online,
    canOutlive,
  })
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return {
    sender,
    sent,
    later,
    storage,
    goOffline: () => {
      online = false
    },
    add: (id: string) => sender.add({ eventName: 'login', eventID: id }),
    held: () => storage.getItem(KEY) ?? '',
    async yes() {
      answers.shift()?.yes()
      await settled()
    },
    async no(error: unknown = new ApiError('network', 'no answer')) {
      answers.shift()?.no(error)
      await settled()
    },
  }
}

function inMemory() {
  return safeStorage(
    () => {
      throw new Error('there is none')
    },
    () => undefined,
  )
}

describe('sending events', () => {
  it('sends the first at once, and together what comes meanwhile', async () => {
    const tab = makeTab()
    for (const id of ['a', 'b', 'c']) tab.add(id)
    expect(tab.sent).toEqual([['a']])
    await tab.yes()
    expect(tab.sent).toEqual([['a'], ['b', 'c']])
    await tab.yes()
    expect(tab.held()).toBe('')
  })

  it('tries again what had no answer, and gives up what was refused', async () => {
    const tab = makeTab()
    tab.add('a')
    await tab.no()
    expect(tab.held()).toContain('"a"')
    tab.later.at(-1)?.()
    expect(tab.sent).toEqual([['a'], ['a']])
    await tab.no(new ApiError('business', 'no', { code: 'events.invalid', status: 200 }))
    expect(tab.held()).toBe('')
  })

  it('another tab does not send what is on its way', () => {
    const tab = makeTab()
    tab.add('a')
    const other = makeTab(tab.storage)
    other.sender.flush()
    expect(other.sent).toEqual([])
  })

  it('leaving: events that were never sent are sent and removed; they come back if that fails', async () => {
    const tab = makeTab()
    tab.add('a')
    tab.add('b')
    tab.sender.leave()
    expect(tab.sent).toEqual([['a'], ['b']])
    expect(tab.held()).toContain('"a"')
    expect(tab.held()).not.toContain('"b"')
    await tab.yes()
    await tab.no()
    expect(tab.held()).toContain('"b"')
  })

  it('leaving: events that failed before wait for the next visit, and so do all without a connection', async () => {
    const tab = makeTab()
    tab.add('a')
    await tab.no()
    tab.sender.leave()
    expect(tab.sent).toEqual([['a']])
    expect(tab.held()).toContain('"a"')
    const offline = makeTab()
    offline.goOffline()
    offline.add('b')
    offline.sender.leave()
    expect(offline.held()).toContain('"b"')
  })

  it('leaving a browser in which no request outlives its page: waiting events are sent on the next visit', () => {
    const tab = makeTab(inMemory(), false)
    tab.add('a')
    tab.add('b')
    tab.sender.leave()
    expect(tab.sent).toEqual([['a']])
    expect(tab.held()).toContain('"b"')
  })

  it('removed events do not come back', async () => {
    const tab = makeTab()
    tab.add('a')
    tab.sender.forget()
    await tab.no()
    expect(tab.held()).toBe('')
  })
})
