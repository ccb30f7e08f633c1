import { describe, expect, it } from 'vitest'
import { PushFailure, pushFailureOf } from '../../../../../src/features/push/model/failure.ts'
import { isOfKey } from '../../../../../src/features/push/model/key.ts'
import { pushSettings } from '../../../../../src/features/push/model/settings.ts'
import { canPush } from '../../../../../src/features/push/model/support.ts'
import { readNeutral } from '../../../../../src/features/shared/pushTexts.ts'

const ALL = { apiKey: 'a', projectId: 'p', appId: 'i', messagingSenderId: 'm', vapidKey: 'v' }

describe('push is enabled', () => {
  it('where the site has a whole project and a key to subscribe with', () => {
    expect(pushSettings({ ...ALL, authDomain: 'd' })).toEqual(ALL)
    expect(pushSettings(undefined)).toBeUndefined()
    for (const missing of Object.keys(ALL)) {
      expect(pushSettings({ ...ALL, [missing]: '' })).toBeUndefined()
    }
  })
})

const ios = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148`

describe('push is known to a browser', () => {
  it('that has the means, on iOS from 16.4 on', () => {
    const known = (userAgent: string) => canPush({ userAgent, hasApis: true })
    expect(['15_6', '16_3_1', '16_4', '17_0', '18_6'].map((one) => known(ios(one)))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ])
    expect(known('Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36')).toBe(true)
    expect(known('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/15.6 Safari/605.1.15')).toBe(true)
    expect(canPush({ userAgent: ios('18_6'), hasApis: false })).toBe(false)
  })
})

describe('a failure of the push library', () => {
  it.each([
    ['messaging/permission-blocked', 'push_permission_blocked'],
    ['messaging/permission-default', 'push_permission_blocked'],
    ['messaging/unsupported-browser', 'push_unsupported_browser'],
    ['messaging/indexed-db-unsupported', 'push_indexed_db_unsupported'],
    ['messaging/failed-service-worker-registration', 'push_worker_failed'],
    ['messaging/token-subscribe-failed', 'push_subscribe_failed'],
    ['messaging/token-subscribe-no-token', 'push_subscribe_failed'],
    ['messaging/fid-registration-failed', 'push_subscribe_failed'],
    ['messaging/token-update-failed', 'push_update_failed'],
    ['messaging/token-update-no-token', 'push_update_failed'],
    ['messaging/token-unsubscribe-failed', 'push_unsubscribe_failed'],
    ['messaging/fid-unregister-failed', 'push_unsubscribe_failed'],
    ['messaging/something-new', 'push_failed'],
  ])('%s has its words: %s', (code, key) => {
    expect(pushFailureOf({ code }, 'token-subscribe-failed').messageKey).toBe(key)
  })

  it('without a code of its own is the step that failed', () => {
    for (const thrown of [undefined, null, 'x', new Error('no'), { code: 5 }, { code: 'auth/unknown' }]) {
      expect(pushFailureOf(thrown, 'token-unsubscribe-failed').messageKey).toBe('push_unsubscribe_failed')
    }
    const own = new PushFailure('unsupported-browser')
    expect(pushFailureOf(own, 'token-update-failed')).toBe(own)
  })
})

describe('the words that a page leaves for the worker', () => {
  it('are read part by part', () => {
    expect(readNeutral({ title: 'A', body: 5, icon: '' })).toEqual({ title: 'A' })
    for (const nonsense of [null, 'x', {}, { title: '' }]) expect(readNeutral(nonsense)).toBeUndefined()
  })
})

describe('the key that a subscription was made with', () => {
  const bytes = new Uint8Array([251, 255, 190, 1])

  it("is the site's, however it is written", () => {
    for (const text of ['-_--AQ', '+/++AQ==', '-_--AQ==']) expect(isOfKey(bytes.buffer, text)).toBe(true)
  })

  it('is another one, or not told', () => {
    expect(isOfKey(bytes.buffer, 'AAAA')).toBe(false)
    expect(isOfKey(null, 'AAAA')).toBe(true)
    expect(isOfKey(undefined, 'AAAA')).toBe(true)
  })
})
