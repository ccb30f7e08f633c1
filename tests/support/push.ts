import { type BrowserContext, type CDPSession, expect, type Page, type Route } from '@playwright/test'
import type { BackOffice } from './backOffice.ts'
import { test as journey } from './journey.ts'

export const PLAYER = { userName: 'player', password: 'Player!2026' }
/** The calls when a member is bound, and when they log out. */
export const BOUND = [
  'POST /wps/member/pushToken',
  'POST /wps/relay/CSP_fcmBind',
  'POST /wps/relay/CSP_fcmSubscribe',
]
export const LEFT = ['POST /wps/relay/CSP_fcmUnsubscribe', 'DELETE /wps/member/pushToken']

export const pushCalls = async (office: BackOffice): Promise<readonly string[]> =>
  (await office.calls())
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => /fcm|pushToken/.test(call))

/** Waits for the calls, and until the page has recorded them: a page closed earlier binds again at the next visit. */
export async function expectBound(page: Page, office: BackOffice): Promise<void> {
  await expect.poll(() => pushCalls(office)).toEqual(BOUND)
  await expect.poll(() => boundAt(page)).toBeGreaterThan(0)
}

/** When the page has bound the member, epoch ms; 0: it has not. */
export const boundAt = (page: Page): Promise<number> =>
  page.evaluate(() => Number(JSON.parse(localStorage.getItem('SHELL_push') ?? '{}').at ?? 0))

/** From home, through the app's own links: no document is loaded. */
export async function logOut(page: Page): Promise<void> {
  await page.locator('a[href="/m/member/home"]').filter({ visible: true }).first().click()
  await page
    .locator('[data-screen="member.home"]')
    .getByRole('button', { name: 'Log out', exact: true })
    .click()
  await expect(page.locator('[data-screen="home"]')).toBeVisible()
}

/** The public values of a project that does not exist. */
const PROJECT = {
  apiKey: 'made-up-web-key',
  projectId: 'demo-play',
  appId: '1:1:web:1',
  messagingSenderId: '1',
  vapidKey: 'BLUMdCrHARCdmUTbXT_g9ArYgyhpe4pArW9npVY3SUmLxn0mVfr9u1yMd236fDESprbReeFdl7P7r1XO2My6mXs',
}

/**
 * Turns push on, and everything else off that asks a member something after a login. No merchant has push by default,
 * because its question would get in the way of every other journey.
 */
async function enablePush(office: BackOffice): Promise<void> {
  await office.patchStatus({ info: { sms: PROJECT } })
  await office.setValue('relay/MCSFE_getAppDownloadConfig', {})
}

/** A journey at aurora with push. It allows service workers, which receive the messages; other journeys have none. */
export const test = journey.extend<{ pushIsOn: undefined }>({
  serviceWorkers: 'allow',
  pushIsOn: [
    async ({ office, freshWorld: _ }, use) => {
      await enablePush(office('aurora'))
      await use(undefined)
    },
    { auto: true },
  ],
})

export const pushQuestion = (page: Page) =>
  page.locator('[data-feature="notificationPrompt"]').getByRole('dialog')
export const allowPush = (page: Page) =>
  pushQuestion(page).getByRole('button', { name: 'Turn on notifications' })

/** A fake of Google's two services, which no test may reach: answers the library's calls as the services do. */
export interface PushService {
  /** `METHOD path` of the calls that the library made, oldest first. */
  readonly calls: string[]
  /** Registrations fail with this message; undefined: they succeed. */
  refusal: string | undefined
  /** The token that a registration receives. */
  token: string
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}
/** The library accepts only ids of this length. */
const FID = 'cAbCdEfGhIjKlMnOpQrStU'

const answer = (route: Route, body: object, status = 200) =>
  route.fulfill({ status, headers: CORS, json: body })

/** Fakes the services and the browser's push server, which a test does not have. The library itself is the real one. */
export async function servePush(context: BrowserContext): Promise<PushService> {
  const service: PushService = { calls: [], refusal: undefined, token: 'push-token-1' }
  const note = (route: Route) => {
    const method = route.request().method()
    if (method !== 'OPTIONS') service.calls.push(`${method} ${new URL(route.request().url()).pathname}`)
    return method
  }
  await context.route('https://firebaseinstallations.googleapis.com/**', (route) => {
    note(route)
    const authToken = { token: 'aaaa.bbbb.cccc', expiresIn: '604800s' }
    return answer(route, { fid: FID, refreshToken: 'refresh', authToken })
  })
  await context.route('https://fcmregistrations.googleapis.com/**', (route) => {
    const method = note(route)
    if (method !== 'POST' && method !== 'PATCH') return answer(route, {})
    const { refusal: message, token } = service
    return message ? answer(route, { error: { code: 400, message } }, 400) : answer(route, { token })
  })
  await context.addInitScript(standInForPushServer)
  return service
}

/** Runs in the page. A real subscription would need the browser vendor's push server. */
function standInForPushServer(): void {
  const KEY = 'test-subscription'
  const make = () => ({
    endpoint: `https://push.example/${localStorage.getItem(KEY)}`,
    getKey: () => new Uint8Array(16).buffer,
    unsubscribe: async () => {
      if (localStorage.getItem(`${KEY}-stays`)) throw new DOMException('no', 'NetworkError')
      localStorage.removeItem(KEY)
      return true
    },
  })
  const there = () => localStorage.getItem(KEY) !== null
  Object.defineProperty(PushManager.prototype, 'getSubscription', {
    value: async () => (there() ? make() : null),
  })
  Object.defineProperty(PushManager.prototype, 'subscribe', {
    value: async () => {
      localStorage.setItem(KEY, '1')
      return make()
    },
  })
}

/** Makes the library's stored token and the app's record of it older than seven days. */
export const ageToken = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const record: Record<string, unknown> = JSON.parse(localStorage.getItem('SHELL_push') ?? '{}')
    localStorage.setItem('SHELL_push', JSON.stringify({ ...record, at: 1 }))
    const ended = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await ended(indexedDB.open('firebase-messaging-database'))
    const store = database
      .transaction('firebase-messaging-store', 'readwrite')
      .objectStore('firebase-messaging-store')
    const [key] = await ended(store.getAllKeys())
    const [details] = await ended(store.getAll())
    if (key === undefined) throw new Error('the library keeps no token')
    await ended(store.put({ ...details, createTime: 1 }, key))
    database.close()
  })

/** Fakes the browser's permission question, which cannot be answered headless. The first answer is final. */
export const answerPermission = (context: BrowserContext, reply: NotificationPermission): Promise<unknown> =>
  context.addInitScript((given) => {
    const KEY = 'test-permission'
    const now = () => localStorage.getItem(KEY) ?? 'default'
    Object.defineProperty(Notification, 'permission', { get: now, configurable: true })
    Object.defineProperty(Notification, 'requestPermission', {
      configurable: true,
      value: async () => {
        if (given !== 'default') localStorage.setItem(KEY, given)
        return now()
      },
    })
  }, reply)

/** The player allowed messages on an earlier visit. */
export async function allowedBefore(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (self.origin !== 'null') localStorage.setItem('test-permission', 'granted')
  })
  await answerPermission(context, 'granted')
}

const DELIVERIES = 3
const DELIVERY_MS = 4000

/** Delivers a push to the site's worker through the browser's DevTools protocol. */
export async function createDelivery(page: Page, origin: string) {
  await expect
    .poll(() => page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration('/m/'))))
    .toBe(true)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/m/')
    const worker = registration?.active ?? registration?.waiting ?? registration?.installing
    if (worker && worker.state !== 'activated') {
      await new Promise<void>((resolve) => {
        worker.addEventListener('statechange', () => worker.state === 'activated' && resolve())
      })
    }
  })
  const cdp: CDPSession = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.findLast(
        ({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted,
      )
      if (own) resolve(own.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered
  const shown = async () => (await shownNotifications(page)).length
  return async (data: string): Promise<void> => {
    const before = await shown()
    // A message that arrives while the browser stores a worker is lost silently.
    for (let attempt = 0; attempt < DELIVERIES; attempt += 1) {
      await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
      const arrives = expect.poll(shown, { timeout: DELIVERY_MS }).toBeGreaterThan(before)
      const arrived = await arrives.then(
        () => true,
        () => false,
      )
      if (arrived) return
    }
    throw new Error('the push did not arrive')
  }
}

/** The notifications that the worker shows: title, text and target. */
export const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/m/')
    const shown = (await registration?.getNotifications()) ?? []
    return shown.map(({ title, body, data }) => ({ title, body, url: String(data?.url ?? '') }))
  })
