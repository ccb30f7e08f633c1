import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FLAGS } from '../../../../../scripts/merchant/catalogue.ts'
import { codesIn } from '../../../../../scripts/merchant/folder.ts'
import { patchOf, readChange } from '../../../../../scripts/merchant/impact/changes.ts'
import { difference } from '../../../../../scripts/merchant/impact/difference.ts'
import { type ImpactGroup, impactOf, screensOf } from '../../../../../scripts/merchant/impact/impactOf.ts'
import { narrowed, screenClasses } from '../../../../../scripts/merchant/impact/narrow.ts'
import { boundsOf, groundView, runtimeOf, screenView } from '../../../../../scripts/merchant/impact/view.ts'
import { answersIn } from '../../../../../scripts/merchant/inputs.ts'
import { siteFromAnswers } from '../../../../../scripts/merchant/resolve.ts'
import { factsOfVisitor, type VisitorName, visitors } from '../../../../../scripts/merchant/visitors.ts'
import { registry } from '../../../../../src/app/registry.ts'
import type { Site } from '../../../../../src/site/site.ts'
import { siteFrom } from '../../../../support/merchants.ts'

const siteWith = (flags: object, settings: object = {}, more: object = {}): Site =>
  siteFrom({ info: { whitelabelVal: flags, settings, ...more } })

const compare = (before: Site, after: Site, ...names: VisitorName[]): ImpactGroup[] =>
  impactOf({ registry, before, after, ...(names.length > 0 && { visitors: names }) })

const told = (groups: readonly ImpactGroup[]) =>
  groups.flatMap(({ changes }) =>
    changes.map(({ kind, id, before, after, screens }) => [
      kind,
      id,
      `${before} → ${after}`,
      typeof screens === 'string' ? screens : screens.join(' '),
    ]),
  )

describe('the impact of a change', () => {
  it('names feature, screen, route and slot that disappear for a member', () => {
    expect(told(compare(siteWith({ REWCEN3: true }), siteWith({}), 'member'))).toEqual([
      ['feature', 'rewardCenter', 'on → off', 'all'],
      ['screen', 'rewardCenter', 'on → off', 'all'],
      ['route', '/m/rewardCenter', 'on → off', 'all'],
      ['slot', 'member.entries', 'on → off', 'member.home'],
    ])
  })

  it('tells a guest that the address leads to the login, and that the screen is not theirs', () => {
    expect(told(compare(siteWith({}), siteWith({ REWCEN3: true }), 'guest'))).toEqual([
      ['feature', 'rewardCenter', 'off → on', 'all'],
      ['route', '/m/rewardCenter', 'off → leads to login', 'all'],
    ])
  })

  it('sends who must choose a new password nowhere else', () => {
    expect(told(compare(siteWith({}), siteWith({ REWCEN3: true }), 'passwordDue'))).toContainEqual([
      'route',
      '/m/rewardCenter',
      'off → leads to changePassword',
      'all',
    ])
  })

  it('promises nothing that only the page decides: it may appear', () => {
    const told_ = told(compare(siteWith({}, { welcome_image_wait: -1 }), siteWith({}), 'guest'))
    expect(told_).toContainEqual(['overlay', 'welcomeImage', 'off → maybe', 'all'])
    expect(told_).toContainEqual(['feature', 'welcomeImage', 'off → maybe', 'all'])
    expect(told_.filter(([, , what]) => what === 'off → on')).toEqual([
      ['watch', 'welcomeImage', 'off → on', 'home'],
    ])
  })

  it('holds for whom it concerns: chat comes to everyone but those in the app', () => {
    const groups = compare(siteWith({}), siteWith({ CBS3: true }), 'guest', 'member', 'inApp', 'memberInApp')
    expect(groups.flatMap((group) => group.visitors)).toEqual(['guest', 'member'])
  })

  it('groups visitors to whom the same happens', () => {
    const groups = compare(siteWith({}), siteWith({ LOTTMINIGAME3: true }))
    expect(groups.flatMap((group) => group.visitors)).not.toContain('guest')
    expect(groups.some((group) => group.visitors.length > 3)).toBe(true)
  })

  it('is nothing where the site stays the same, or only the page reads the flag', () => {
    expect(compare(siteWith({ CBS3: 1 }), siteWith({ CBS3: 'true' }))).toEqual([])
    expect(compare(siteWith({}), siteWith({ GOOGLELOGIN3: true }))).toEqual([])
  })

  it('knows what another layout has no place for', () => {
    const groups = compare(siteWith({}, {}, { mobileTemplate: 'M2' }), siteWith({}), 'guest')
    expect(told(groups)).toContainEqual(['slot', 'shell.rail', 'on → off', 'home game'])
  })
})

describe('a thousand merchants', () => {
  const codes = codesIn()

  it('are compared in the part of the registry that can differ, screens by the few classes that gates tell apart', () => {
    const all = screensOf(registry).map(({ id }) => id)
    expect(screenClasses(registry, all).length).toBeLessThanOrEqual(12)
    for (const flag of FLAGS) {
      const scope = narrowed(registry, siteWith({ [flag]: false }), siteWith({ [flag]: true }))
      expect(scope?.features.length ?? 0, flag).toBeLessThan(6)
    }
  })

  it('lose nothing by that: it is what the whole registry says', () => {
    const change = fc.constantFrom(
      ...FLAGS.flatMap((flag) => [`${flag}=on`, `${flag}=off`]),
      'welcome_image_wait=-1',
      'welcome_image_wait=5',
      'country_picker_disabled=1',
      'marketing_consent_required=1',
      'announcement_before_login=on',
      'activity_shortcut=off',
      'mobileTemplate=M1',
      'mobileTemplate=M2',
      'mobileTemplate=M3',
    )
    const names = fc.constantFrom<VisitorName>('guest', 'member', 'agent', 'inApp', 'passwordDue', 'ios')
    fc.assert(
      fc.property(
        fc.constantFrom(...codes),
        names,
        fc.array(change, { minLength: 1, maxLength: 4 }),
        (code, name, set) => {
          const answers = answersIn(code)
          const before = siteFromAnswers(answers)
          const after = siteFromAnswers(answers, patchOf(set.map(readChange)))
          if (!before || !after) throw new Error(`${code} does not resolve`)
          expect(flat(compare(before, after, name))).toEqual(plainly(before, after, name))
        },
      ),
      { numRuns: 150 },
    )
  })

  /** One line for each change and screen, sorted. */
  const flat = (groups: readonly ImpactGroup[]): string[] =>
    [
      ...new Set(
        groups.flatMap(({ changes }) =>
          changes.map(({ kind, id, feature, before, after }) => [kind, id, feature, before, after].join(' ')),
        ),
      ),
    ].sort()

  /** The same, computed screen by screen without optimisations. */
  function plainly(before: Site, after: Site, name: VisitorName): string[] {
    const runtime = runtimeOf(registry)
    const lines = new Set<string>()
    for (const { id, frame } of screensOf(registry)) {
      const [was, now] = [before, after].map((site) =>
        boundsOf(registry, factsOfVisitor(visitors[name], site, id), runtime),
      )
      if (!was || !now) continue
      const isOpen = [was, now].every(({ least: { first, screens } }) => {
        const planned = screens.find(({ screen }) => screen.id === id)
        return planned?.isOpen && (!first || first.screen.id === id)
      })
      const changed = [
        ...difference(groundView(was), groundView(now)),
        ...(isOpen
          ? difference(screenView(was, id, frame, registry), screenView(now, id, frame, registry))
          : []),
      ]
      for (const { item, before, after } of changed)
        lines.add([item.kind, item.id, item.feature, before, after].join(' '))
    }
    return [...lines].sort()
  }
})
