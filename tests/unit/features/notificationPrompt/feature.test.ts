import { describe, expect, it } from 'vitest'
import { notificationPrompt } from '../../../../src/features/notificationPrompt/feature.ts'
import { evaluate } from '../../../../src/registry/evaluate.ts'
import { factsWith } from '../../../support/facts.ts'
import { siteFrom } from '../../../support/merchants.ts'

const PROJECT = { apiKey: 'a', projectId: 'p', appId: 'i', messagingSenderId: 'm', vapidKey: 'v' }
const withPush = (sms: object = PROJECT) => siteFrom({ info: { sms } })
const decide = (change: Parameters<typeof factsWith>[0]) =>
  evaluate(notificationPrompt.when, factsWith({ site: withPush(), member: 0, ...change }))

describe('the question whether messages may come is there', () => {
  it('where push is enabled: a whole project, and a key to subscribe with', () => {
    expect(decide({}).on).toBe(true)
    for (const missing of Object.keys(PROJECT)) {
      const decision = decide({ site: withPush({ ...PROJECT, [missing]: '' }) })
      expect(decision, missing).toEqual({ on: false, because: 'off: push is not enabled' })
    }
  })

  it('not in the webview of the app', () => {
    expect(decide({ device: { webview: true } })).toEqual({ on: false, because: 'off: inside the app' })
  })

  it('on iOS in the installed app alone', () => {
    expect(decide({ device: { os: 'ios', installed: false } }).on).toBe(false)
    expect(decide({ device: { os: 'ios', installed: true } }).on).toBe(true)
    expect(decide({ device: { os: 'android', installed: true } }).on).toBe(true)
  })

  it('over no form and no game, and only while it is asked for', () => {
    const [overlay] = notificationPrompt.overlays
    const shows = (screen: 'home' | 'login' | 'withdraw' | 'game', asked: readonly string[]) =>
      evaluate(overlay.when, {
        ...factsWith({ site: withPush(), member: 0, screen }),
        overlayRequested: asked,
      }).on
    expect(shows('home', [])).toBe(false)
    expect(shows('home', [overlay.id])).toBe(true)
    for (const screen of ['login', 'withdraw', 'game'] as const)
      expect(shows(screen, [overlay.id])).toBe(false)
  })
})
