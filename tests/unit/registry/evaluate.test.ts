import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate, explain } from '../../../src/registry/evaluate.ts'
import {
  all,
  always,
  any,
  device,
  flag,
  flagsOf,
  type Gate,
  has,
  memberType,
  not,
  onScreen,
  section,
  session,
  setting,
  share,
} from '../../../src/registry/gate.ts'
import { holds } from '../../../src/registry/holds.ts'
import { memberHash, type ShareVisitor } from '../../../src/site/shares.ts'
import { factsWith } from '../../support/facts.ts'
import { siteFrom } from '../../support/merchants.ts'

const withHome = siteFrom(
  {},
  { templates: { parameters: { home: '{"sections":[{"type":"vipProgress"}]}' } } },
)
const twoLanguages = siteFrom({ info: { languages: ['EN', 'VI'] } })

describe('a share of visitors as a gate', () => {
  const chat = siteFrom({ info: { whitelabelVal: { CBS3: '64%' } } })
  const members = siteFrom({ info: { whitelabelVal: { CBS3: [memberHash('1001')] } } })
  /** The number of this visitor for CBS3 is 63. */
  const id = 'a'.repeat(32)
  it.each<[string, Gate, typeof chat, ShareVisitor | undefined, boolean, string]>([
    ['inside', share('CBS3', 64), chat, { id }, true, 'on: share CBS3: in the 64 %: yes (visitor is 63)'],
    ['outside', share('CBS3', 63), chat, { id }, false, 'off: share CBS3: in the 63 %: no (visitor is 63)'],
    ['a flag, inside', flag('CBS3'), chat, { id }, true, 'on: flag CBS3: in the 64 %: yes (visitor is 63)'],
    [
      'nobody known',
      flag('CBS3'),
      chat,
      undefined,
      false,
      'off: flag CBS3: in the 64 %: decided on the page',
    ],
    [
      'a guest and a list',
      flag('CBS3'),
      members,
      { id },
      false,
      'off: flag CBS3: one of the 1 members: no (the player is a guest)',
    ],
    [
      'a member of the list',
      flag('CBS3'),
      members,
      { id, member: memberHash('1001') },
      true,
      'on: flag CBS3: one of the 1 members: yes',
    ],
  ])('says why: %s', (_, gate, site, visitor, on, because) => {
    const facts = { ...factsWith({ site }), ...(visitor && { visitor }) }
    expect(evaluate(gate, facts)).toEqual({ on, because })
    expect(holds(gate, facts)).toBe(on)
  })
})

describe('a gate', () => {
  it.each<[string, Gate, Parameters<typeof factsWith>[0], boolean, string]>([
    ['a flag that is on', flag('CBS3'), { flags: { CBS3: '1' } }, true, 'on: flag CBS3 is on'],
    ['a flag that is off', flag('CBS3'), { flags: { CBS3: 0 } }, false, 'off: flag CBS3 is off'],
    ['a flag that was not sent', flag('CBS3'), {}, false, 'off: flag CBS3 is off (not sent, default)'],
    [
      'a setting',
      setting('referral_enabled'),
      { settings: { referral_enabled: 1 } },
      true,
      'on: setting referral_enabled is 1',
    ],
    [
      'a setting at 0',
      setting('referral_enabled'),
      { settings: { referral_enabled: 0 } },
      false,
      'off: setting referral_enabled is 0',
    ],
    [
      'a disabled setting',
      setting('referral_enabled'),
      { settings: { referral_enabled: -1 } },
      false,
      'off: setting referral_enabled is disabled',
    ],
    ['a guest', session('member'), {}, false, 'off: the player is a guest'],
    ['a member', session('member'), { member: 0 }, true, 'on: the player is logged in'],
    [
      'a password that is due',
      session('updatePassword'),
      { member: 0, updatePassword: true },
      true,
      'on: a new password is due',
    ],
    [
      'a password that is not due',
      session('updatePassword'),
      { member: 0 },
      false,
      'off: no new password is due',
    ],
    ['a member type', memberType(0, 1, 2), { member: 2 }, true, "on: the member's type is 2"],
    ['another member type', memberType(0, 1, 2), { member: 4 }, false, "off: the member's type is 4"],
    ['a member type for a guest', memberType(0), {}, false, 'off: the player is a guest'],
    ['the app', device('webview'), { device: { webview: true } }, true, 'on: inside the app'],
    [
      'an installed site',
      device('installed'),
      { device: { installed: true } },
      true,
      'on: the site is installed',
    ],
    ['iOS on Android', device('ios'), {}, false, 'off: the device runs android'],
    ['a web clip', device('webclip'), { device: { webclip: true } }, true, 'on: opened from a web clip'],
    ['one language', has('languageChoice'), {}, false, 'off: the site has one language only'],
    [
      'two languages',
      has('languageChoice'),
      { site: twoLanguages },
      true,
      'on: the site has several languages',
    ],
    [
      'no app-download configuration',
      has('appDownload'),
      {},
      false,
      'off: the app-download configuration is missing',
    ],
    [
      'a section',
      section('vipProgress'),
      { site: withHome },
      true,
      'on: the home template has a section vipProgress',
    ],
    [
      'a missing section',
      section('footer'),
      { site: withHome },
      false,
      'off: the home template has no section footer',
    ],
    ['a screen', onScreen('home'), { screen: 'login' }, false, 'off: the screen is login'],
    ['no condition', always, {}, true, 'on: open to everyone'],
    [
      'all',
      all(flag('CBS3'), session('member')),
      { flags: { CBS3: 1 }, member: 0 },
      true,
      'on: flag CBS3 is on, the player is logged in',
    ],
    [
      'all but one',
      all(flag('CBS3'), not(device('webview'))),
      { flags: { CBS3: 1 }, device: { webview: true } },
      false,
      'off: inside the app',
    ],
    ['any', any(flag('CBS3'), session('guest')), {}, true, 'on: the player is a guest'],
    [
      'none of any',
      any(flag('CBS3'), session('member')),
      {},
      false,
      'off: flag CBS3 is off (not sent, default) and the player is a guest',
    ],
    ['any of nothing', any(), {}, false, 'off: nothing opens it'],
  ])('says why: %s', (_, gate, facts, on, because) => {
    expect(evaluate(gate, factsWith(facts))).toEqual({ on, because })
  })

  const leaf = fc.constantFrom<Gate>(
    flag('CBS3'),
    flag('REWCEN3'),
    session('member'),
    session('guest'),
    device('webview'),
    has('activityShortcut'),
    onScreen('home'),
  )
  const { gate } = fc.letrec<{ gate: Gate }>((tie) => ({
    gate: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.array(tie('gate'), { maxLength: 3 }).map((gates) => all(...gates)),
      fc.array(tie('gate'), { maxLength: 3 }).map((gates) => any(...gates)),
      tie('gate').map(not),
    ),
  }))

  it('never throws, obeys De Morgan, and explains itself with its parts', () => {
    fc.assert(
      fc.property(fc.array(gate, { maxLength: 4 }), fc.boolean(), (gates, on) => {
        const facts = factsWith({ flags: { CBS3: on } })
        expect(evaluate(not(all(...gates)), facts).on).toBe(evaluate(any(...gates.map(not)), facts).on)
        const explained = explain(all(...gates), facts)
        expect(explained.on).toBe(holds(all(...gates), facts))
        expect(explained.parts.length).toBe(gates.length)
        expect(explained.because.length).toBeGreaterThan(0)
      }),
    )
  })

  it('names the flags that it reads', () => {
    expect(flagsOf(all(flag('CBS3'), any(not(flag('REWCEN3')), session('guest'))))).toEqual([
      'CBS3',
      'REWCEN3',
    ])
  })
})
