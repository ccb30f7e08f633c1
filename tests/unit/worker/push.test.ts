import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { handlePush, type PushScope, type PushWindow } from '../../../src/worker/push.ts'
import { guardedUrl, readPush } from '../../../src/worker/pushMessage.ts'

const SCOPE = 'https://play.example/m/'
const HOME = `${SCOPE}home`

interface Shown {
  readonly title: string
  readonly options: NotificationOptions & { readonly image?: string }
}

/** A fake worker scope that the test controls and that records the calls. */
function fakeScope({ words = undefined as unknown, refuses = 0 } = {}) {
  const listeners = new Map<string, (event: never) => void>()
  const shown: Shown[] = []
  const opened: string[] = []
  const subscribed: unknown[] = []
  const windows: PushWindow[] = []
  let refusals = refuses
  const scope: PushScope = {
    location: { hostname: 'play.example' },
    registration: {
      scope: SCOPE,
      showNotification: async (title, options = {}) => {
        if (refusals-- > 0) throw new TypeError('no')
        shown.push({ title, options })
      },
      pushManager: { subscribe: async (options) => subscribed.push(options) },
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (url) => opened.push(url),
    },
    caches: {
      open: async () => ({
        match: async () => (words === undefined ? undefined : { json: async () => words }),
      }),
    },
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  }
  handlePush(scope)
  const fire = async (type: string, event: object) => {
    const waits: Promise<unknown>[] = []
    const waitUntil = (work: Promise<unknown>) => void waits.push(work)
    const listener: unknown = listeners.get(type)
    if (typeof listener === 'function') listener({ ...event, waitUntil })
    await Promise.all(waits)
  }
  const push = (text: string | undefined) =>
    fire('push', { data: text === undefined ? null : { text: () => text } })
  const click = (data: unknown) => fire('notificationclick', { notification: { data, close() {} } })
  return { fire, push, click, shown, opened, subscribed, windows }
}

function fakeWindow(url: string, visibilityState: 'visible' | 'hidden' = 'visible', leads = true) {
  const heard: unknown[] = []
  const done: string[] = []
  const window: PushWindow = {
    url,
    visibilityState,
    postMessage: (message) => void heard.push(message),
    focus: async () => done.push('focus'),
    navigate: async (to) => {
      if (!leads) throw new TypeError('not controlled')
      done.push(to)
    },
  }
  return { window, heard, done }
}

const message = (parts: object) => JSON.stringify({ from: '1', fcmMessageId: 'm1', ...parts })

describe('a push that came', () => {
  it('is shown as it says, and keeps where it leads', async () => {
    const scope = fakeScope()
    await scope.push(
      message({
        notification: {
          title: 'You won',
          body: '80.00',
          icon: '/m/i.png',
          image: 'https://cdn.example/p.jpg',
        },
        fcmOptions: { link: '/m/rewardCenter?id=2' },
      }),
    )
    expect(scope.shown).toEqual([
      {
        title: 'You won',
        options: {
          body: '80.00',
          icon: 'https://play.example/m/i.png',
          image: 'https://cdn.example/p.jpg',
          data: { url: 'https://play.example/m/rewardCenter?id=2' },
        },
      },
    ])
  })

  it('shows a neutral notification of the merchant where it says nothing usable', async () => {
    const scope = fakeScope({ words: { title: 'Some Play', body: 'You have a new message', icon: '/i.png' } })
    for (const text of [undefined, '', '{', '[]', 'null', '7', '{"notification":"x"}', 'x'.repeat(20_000)]) {
      await scope.push(text)
    }
    expect(scope.shown).toHaveLength(8)
    for (const { title, options } of scope.shown) {
      expect([title, options.body, options.icon]).toEqual(['Some Play', 'You have a new message', '/i.png'])
      expect(options.data).toEqual({ url: HOME })
    }
  })

  it('shows the host where no page has stored the merchant’s name', async () => {
    for (const words of [undefined, null, 'x', {}, { title: 5 }]) {
      const scope = fakeScope({ words })
      await scope.push(undefined)
      expect(scope.shown.map(({ title }) => title)).toEqual(['play.example'])
    }
  })

  it('shows something though the browser refuses what was asked for', async () => {
    const scope = fakeScope({ refuses: 1 })
    await scope.push(message({ notification: { title: 'You won' } }))
    expect(scope.shown.map(({ title }) => title)).toEqual(['play.example'])
  })

  it('always shows exactly one notification, whatever comes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (text) => {
        const scope = fakeScope()
        await scope.push(text)
        expect(scope.shown).toHaveLength(1)
        expect(scope.shown[0]?.title).not.toBe('')
      }),
    )
  })

  it('reads a message of data alone', () => {
    expect(readPush(message({ data: { title: 'Hello', url: '/m/activity?id=1' } }), SCOPE)).toMatchObject({
      title: 'Hello',
      url: 'https://play.example/m/activity?id=1',
    })
  })

  it('is shown without pictures of other schemes, and cut to a length', () => {
    const read = readPush(
      message({
        notification: { title: 'a'.repeat(500), icon: 'javascript:1', image: 'http://x.example/a' },
      }),
      SCOPE,
    )
    expect(read.title).toHaveLength(120)
    expect([read.icon, read.image]).toEqual([undefined, undefined])
  })

  it('is handed to the pages that a player looks at, as the messaging library expects it', async () => {
    const scope = fakeScope()
    const [seen, hidden] = [fakeWindow(HOME), fakeWindow(HOME, 'hidden')]
    scope.windows.push(seen.window, hidden.window)
    await scope.push(message({ notification: { title: 'You won' }, data: { a: '1' }, collapse_key: 'k' }))
    expect(seen.heard).toEqual([
      {
        isFirebaseMessaging: true,
        messageType: 'push-received',
        from: '1',
        collapse_key: 'k',
        fcmMessageId: 'm1',
        notification: { title: 'You won' },
        data: { a: '1' },
      },
    ])
    expect(hidden.heard).toEqual([])
    expect(scope.shown).toHaveLength(1)
  })
})

describe('a click on a notification', () => {
  it('focuses the page that shows it already', async () => {
    const scope = fakeScope()
    const [other, same] = [fakeWindow(HOME), fakeWindow(`${SCOPE}activity?id=1`, 'hidden')]
    scope.windows.push(other.window, same.window)
    await scope.click({ url: '/m/activity?id=1' })
    expect([other.done, same.done, scope.opened]).toEqual([[], ['focus'], []])
  })

  it('leads an open page there, and opens one where there is none or it cannot be led', async () => {
    const scope = fakeScope()
    const open = fakeWindow(HOME)
    scope.windows.push(open.window)
    await scope.click({ url: `${SCOPE}member/home` })
    expect(open.done).toEqual(['focus', `${SCOPE}member/home`])

    const empty = fakeScope()
    await empty.click({ url: `${SCOPE}member/home` })
    expect(empty.opened).toEqual([`${SCOPE}member/home`])

    const foreign = fakeScope()
    foreign.windows.push(fakeWindow(HOME, 'visible', false).window)
    await foreign.click({ url: `${SCOPE}member/home` })
    expect(foreign.opened).toEqual([`${SCOPE}member/home`])
  })

  it('leaves windows outside of the scope alone', async () => {
    const scope = fakeScope()
    const outside = fakeWindow('https://play.example/admin')
    scope.windows.push(outside.window)
    await scope.click(null)
    expect([outside.done, scope.opened]).toEqual([[], [HOME]])
  })

  it('leads home for anything that is not inside the scope', () => {
    for (const hostile of [
      'https://evil.test/m/home',
      '//evil.test',
      '/m/..//evil.test',
      'javascript:alert(1)',
      'data:text/html,x',
      'blob:https://play.example/m/1',
      '/admin',
      'https://a:b@play.example/m/x',
      '',
      7,
      null,
      {},
    ]) {
      expect(guardedUrl(hostile, SCOPE)).toBe(HOME)
    }
  })

  it('brings nobody into a session that is not theirs', () => {
    expect(guardedUrl('/m/home?token=abc&tokens=d&id=2', SCOPE)).toBe(`${HOME}?id=2`)
  })

  it('stays inside the scope, whatever is asked for', () => {
    const beginnings = ['', '/', '//', '/m/', '/m/../', '\\\\', 'https://evil.test/m/', SCOPE]
    fc.assert(
      fc.property(fc.constantFrom(...beginnings), fc.string(), (beginning, rest) => {
        expect(guardedUrl(beginning + rest, SCOPE).startsWith(SCOPE)).toBe(true)
      }),
    )
  })
})

describe('a subscription that the browser changed', () => {
  it('is renewed with the same key, and the pages are told', async () => {
    const scope = fakeScope()
    const open = fakeWindow(HOME, 'hidden')
    scope.windows.push(open.window)
    const applicationServerKey = new ArrayBuffer(4)
    await scope.fire('pushsubscriptionchange', { oldSubscription: { options: { applicationServerKey } } })
    expect(scope.subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey }])
    expect(open.heard).toEqual([{ type: 'push-subscription-changed' }])
  })

  it('is not renewed where the browser did so itself', async () => {
    const scope = fakeScope()
    await scope.fire('pushsubscriptionchange', { newSubscription: {} })
    await scope.fire('pushsubscriptionchange', {})
    expect(scope.subscribed).toEqual([])
  })
})
