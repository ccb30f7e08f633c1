import { beforeEach, describe, expect, it, vi } from 'vitest'

const library = vi.hoisted(() => ({
  isSupported: vi.fn<() => Promise<boolean>>(),
  getMessaging: vi.fn((app: unknown) => ({ app })),
  getToken: vi.fn<(...args: unknown[]) => Promise<string>>(),
  deleteToken: vi.fn<(...args: unknown[]) => Promise<boolean>>(),
  register: vi.fn<(...args: unknown[]) => Promise<void>>(),
  unregister: vi.fn<(...args: unknown[]) => Promise<void>>(),
  onRegistered: vi.fn<(messaging: unknown, heard: (id: string) => void) => () => void>(),
}))
vi.mock('firebase/messaging', () => library)
/** A fake of the library's list of apps, with the used functions only. */
const apps = vi.hoisted(() => {
  const open = new Map<string, { name: string; options: object }>()
  return {
    getApps: () => [...open.values()],
    initializeApp: vi.fn((options: object, name: string) => {
      const app = { name, options }
      open.set(name, app)
      return app
    }),
    deleteApp: vi.fn(async ({ name }: { name: string }) => void open.delete(name)),
  }
})
vi.mock('firebase/app', () => apps)

import { createRegistrar } from '../../../../src/features/push/registrar.ts'

const SETTINGS = { apiKey: 'a', projectId: 'p', appId: 'i', messagingSenderId: 'm', vapidKey: 'v' }
const unsubscribe = vi.fn(async () => true)
const REGISTRATION = Object.assign(new EventTarget(), {
  pushManager: { getSubscription: async () => ({ unsubscribe }) },
})
// A real registration cannot be created here, so the fake has the used members only.
const isRegistration = (value: unknown): value is ServiceWorkerRegistration => value === REGISTRATION
const registration = (): ServiceWorkerRegistration => {
  const one: unknown = REGISTRATION
  if (!isRegistration(one)) throw new Error('not the registration')
  return one
}
const coded = (code: string) => Object.assign(new Error(code), { code })
const OPTIONS = { vapidKey: 'v', serviceWorkerRegistration: REGISTRATION }

beforeEach(() => {
  vi.clearAllMocks()
  vi.useRealTimers()
  library.isSupported.mockResolvedValue(true)
  library.getToken.mockResolvedValue('t1')
  library.deleteToken.mockResolvedValue(true)
  library.register.mockResolvedValue()
  library.unregister.mockResolvedValue()
  library.onRegistered.mockReturnValue(() => undefined)
  Reflect.deleteProperty(globalThis, 'indexedDB')
})

describe('registering by token', () => {
  const registrar = createRegistrar(SETTINGS)

  it('passes our own worker, or the library would register another at the root', async () => {
    expect(await registrar.register(registration())).toBe('t1')
    expect(library.getToken.mock.lastCall?.[1]).toEqual(OPTIONS)
    await registrar.unregister(registration())
    expect(library.getToken.mock.lastCall?.[1]).toEqual(OPTIONS)
    expect(library.deleteToken).toHaveBeenCalledOnce()
  })

  it('opens one app for one project, and another for another', async () => {
    await registrar.register(registration())
    await registrar.register(registration())
    const before = apps.initializeApp.mock.calls.length
    await createRegistrar({ ...SETTINGS, projectId: 'other' }).register(registration())
    expect(apps.initializeApp.mock.calls.length).toBe(before + 1)
    expect(apps.deleteApp).toHaveBeenCalledOnce()
  })

  it.each([
    ['messaging/permission-blocked', 'push_permission_blocked'],
    ['messaging/token-subscribe-failed', 'push_subscribe_failed'],
    ['messaging/token-update-failed', 'push_update_failed'],
    [20, 'push_subscribe_failed'],
  ])('fails with %s in words: %s', async (code, messageKey) => {
    library.getToken.mockRejectedValue(Object.assign(new Error('no'), { code }))
    await expect(registrar.register(registration())).rejects.toMatchObject({ messageKey })
  })

  it('says that it could not leave', async () => {
    library.deleteToken.mockRejectedValue(coded('messaging/token-unsubscribe-failed'))
    const leaving = registrar.unregister(registration())
    await expect(leaving).rejects.toMatchObject({ messageKey: 'push_unsubscribe_failed' })
    library.deleteToken.mockRejectedValue(new Error('no line'))
    await expect(registrar.unregister(registration())).rejects.toMatchObject({
      messageKey: 'push_unsubscribe_failed',
    })
  })
})

describe('a browser that the library does not support', () => {
  const trial = () => createRegistrar(SETTINGS).register(registration())
  const database = (open: () => object) =>
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      value: { open, deleteDatabase: () => undefined },
    })
  /** A request to open the database that ends with this event. */
  const ends = (how: 'onsuccess' | 'onerror') => () => {
    const opening = { result: { close: () => undefined } }
    queueMicrotask(() => {
      const heard: unknown = Reflect.get(opening, how)
      if (typeof heard === 'function') heard()
    })
    return opening
  }

  it('cannot take part, though it keeps data', async () => {
    library.isSupported.mockResolvedValue(false)
    database(ends('onsuccess'))
    await expect(trial()).rejects.toMatchObject({ messageKey: 'push_unsupported_browser' })
  })

  it('keeps no data: there is no database, or it refuses', async () => {
    for (const answer of [
      () => library.isSupported.mockResolvedValue(false),
      () => library.isSupported.mockRejectedValue(new Error('no')),
    ]) {
      answer()
      Reflect.deleteProperty(globalThis, 'indexedDB')
      await expect(trial()).rejects.toMatchObject({ messageKey: 'push_indexed_db_unsupported' })
      database(ends('onerror'))
      await expect(trial()).rejects.toMatchObject({ messageKey: 'push_indexed_db_unsupported' })
      database(() => {
        throw new Error('SecurityError')
      })
      await expect(trial()).rejects.toMatchObject({ messageKey: 'push_indexed_db_unsupported' })
    }
  })
})

describe('registering by installation, the way that is to come', () => {
  const registrar = createRegistrar(SETTINGS, 'installation')

  it('answers the id that the library tells of, and leaves with the subscription', async () => {
    library.onRegistered.mockImplementation((_, heard) => {
      library.register.mockImplementation(async () => heard('fid-1'))
      return () => undefined
    })
    expect(await registrar.register(registration())).toBe('fid-1')
    expect(library.register.mock.lastCall?.[1]).toEqual(OPTIONS)
    await registrar.unregister(registration())
    expect(library.unregister).toHaveBeenCalledOnce()
    expect(unsubscribe).toHaveBeenCalledOnce()
  })

  it('fails in words, and does not wait for ever', async () => {
    const stop = vi.fn()
    library.onRegistered.mockReturnValue(stop)
    library.register.mockRejectedValue(coded('messaging/fid-registration-failed'))
    const refused = registrar.register(registration())
    await expect(refused).rejects.toMatchObject({ messageKey: 'push_subscribe_failed' })
    expect(stop).toHaveBeenCalledOnce()
    library.register.mockResolvedValue()
    vi.useFakeTimers()
    const late = expect(registrar.register(registration())).rejects.toMatchObject({
      messageKey: 'push_subscribe_failed',
    })
    await vi.advanceTimersByTimeAsync(10_000)
    await late
    expect(stop).toHaveBeenCalledTimes(2)
  })
})
