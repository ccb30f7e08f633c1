import { describe, expect, it } from 'vitest'
import {
  APP_FIRST,
  type AppFirstFacts,
  appFirst,
} from '../../../../../src/features/games/launchGame/model/appFirst.ts'
import { evaluate } from '../../../../../src/registry/evaluate.ts'
import { factsWith } from '../../../../support/facts.ts'

const LINK = 'https://play.test/app.apk'
const facts: AppFirstFacts = { config: {}, link: LINK, os: 'android', host: 'play.test', guest: false }

describe('the app before a game', () => {
  it('is required where it can be had', () => {
    expect(appFirst(facts)).toEqual({ kind: 'app', link: LINK, required: true })
    expect(appFirst({ ...facts, os: 'ios' })).toMatchObject({ required: true })
  })

  it('is offered, and not required, where it cannot be installed', () => {
    expect(appFirst({ ...facts, os: 'other' })).toEqual({ kind: 'app', link: LINK, required: false })
  })

  it('is asked for in the configuration’s own text', () => {
    const config = { app_desc: { enabled: true, value: ' Faster ' } }
    expect(appFirst({ ...facts, config })).toMatchObject({ description: 'Faster' })
    expect(appFirst({ ...facts, config: { app_desc: { enabled: false, value: 'x' } } })).not.toHaveProperty(
      'description',
    )
  })

  it.each([
    ['an excluded domain', 2, 'play.test', 'play'],
    ['a domain that is not excluded', 2, 'other.test', 'app'],
    ['an included domain', 3, 'www.play.test', 'app'],
    ['a domain that is not included', 3, 'other.test', 'play'],
    ['a mode that is no rule', 1, 'other.test', 'app'],
    ['a disabled mode', -1, 'play.test', 'app'],
  ])('follows the domain rule: %s', (_, mode, domain, kind) => {
    const config = {
      domains_switch: { enabled: true, value: mode },
      domains: { enabled: true, value: domain },
    }
    expect(appFirst({ ...facts, config }).kind).toBe(kind)
  })

  it('is not asked of guests where the rules are for members', () => {
    const config = { login_required: { enabled: true, value: 1 } }
    expect(appFirst({ ...facts, config, guest: true })).toEqual({ kind: 'play' })
    expect(appFirst({ ...facts, config }).kind).toBe('app')
  })

  it('needs no app-download configuration: an app that exists is enough', () => {
    expect(appFirst({ ...facts, config: undefined })).toEqual({ kind: 'app', link: LINK, required: true })
  })

  it('says so when there is no app for this device', () => {
    expect(appFirst({ ...facts, link: undefined })).toEqual({ kind: 'missing' })
    expect(appFirst({ ...facts, config: undefined, link: undefined })).toEqual({ kind: 'missing' })
  })
})

describe('who is asked for the app', () => {
  const flags = { STARTGAMEINAPP3: true }
  const isOn = (change: Parameters<typeof factsWith>[0]) => evaluate(APP_FIRST, factsWith(change)).on

  it('nobody where STARTGAMEINAPP3 is off', () => {
    expect(isOn({ member: 0 })).toBe(false)
  })
  it('members of type 0, 1 and 2, and guests', () => {
    for (const member of [0, 1, 2]) expect(isOn({ flags, member })).toBe(true)
    for (const member of [-1, 4]) expect(isOn({ flags, member })).toBe(false)
    expect(isOn({ flags })).toBe(true)
  })
  it('nobody in the app, or with the site installed', () => {
    expect(isOn({ flags, member: 0, device: { webview: true } })).toBe(false)
    expect(isOn({ flags, member: 0, device: { installed: true } })).toBe(false)
  })
})
