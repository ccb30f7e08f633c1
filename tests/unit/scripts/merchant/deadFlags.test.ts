import { describe, expect, it } from 'vitest'
import { deadFlags, flagsReadInCode, readsOf, type Visiting } from '../../../../scripts/merchant/deadFlags.ts'
import {
  EXPECTED_VISITORS,
  factsOfVisitor,
  type VisitorName,
  visitors,
} from '../../../../scripts/merchant/visitors.ts'
import { registry } from '../../../../src/app/registry.ts'
import { flagCatalogue } from '../../../../src/generated/flags.ts'
import type { OverlayProps, SectionProps } from '../../../../src/registry/feature.ts'
import { all, featureDecided, flag, overlayRequested } from '../../../../src/registry/gate.ts'
import { lazy } from '../../../../src/registry/lazy.ts'
import type { Registry } from '../../../../src/registry/plan.ts'
import { merchantCodes, siteFrom, siteOf } from '../../../support/merchants.ts'

const flags = Object.keys(flagCatalogue)
const as =
  (name: VisitorName): Visiting =>
  (site, screen) =>
    factsOfVisitor(visitors[name], site, screen)

/** The visitors of the matrix, and one that only exists in plans. */
const looking = [...EXPECTED_VISITORS, 'memberInApp' as const].map(as)

const NOTHING = async () => ({ default: () => null })
const part = { load: lazy(NOTHING) }
const overlaid = { load: lazy<OverlayProps>(NOTHING) }
const ofSection = { load: lazy<SectionProps>(NOTHING) }

const screen = {
  id: 'home',
  paths: ['/m/home'],
  frame: 'shell',
  track: 'view',
  title: 'home',
  ...part,
} as const

/** A build with these features only. */
const buildOf = (...features: Registry['features']): Registry => ({ ...registry, features })
const site = siteFrom({})
const search = (build: Registry, ...names: string[]) =>
  deadFlags({ registry: build, flags: names, sites: [site], visitors: [as('guest')], readInCode: new Set() })

describe('flags that change nothing', () => {
  it('are none in this build, with the merchants of this repository', () => {
    const sites = merchantCodes.map((code) => siteOf(code))
    const readInCode = flagsReadInCode(flags)
    expect(deadFlags({ registry, flags, sites, visitors: looking, readInCode })).toEqual([])
  })

  it('are found as soon as the catalogue has one that nothing reads', () => {
    const sites = merchantCodes.slice(0, 2).map((code) => siteOf(code))
    const named = ['CBS3', 'NEWFLAG3', 'ABANDONED3']
    const readInCode = flagsReadInCode(named)
    expect(deadFlags({ registry, flags: named, sites, visitors: looking, readInCode })).toEqual([
      'ABANDONED3',
      'NEWFLAG3',
    ])
  })

  it('are not those that a gate reads, wherever it stands', () => {
    const type = registry.layouts[0].home[0]?.type ?? 'bannerCarousel'
    const always = { all: [] }
    const common = { id: 'one', description: 'one', when: always }
    const when = flag('CBS3')
    const layout = registry.layouts[0]
    for (const feature of [
      { ...common, screens: [screen], effect: { when, ...part } },
      { ...common, screens: [{ ...screen, when }] },
      { ...common, screens: [screen], slots: { [layout.slots[0] ?? 'shell.footer']: { when, ...part } } },
      { ...common, screens: [screen], overlays: [{ id: 'over', priority: 1, when, ...overlaid }] },
      { ...common, screens: [screen], sections: [{ type, when, ...ofSection }] },
      {
        ...common,
        screens: [screen],
        navigation: [{ id: 'n', label: 'home', icon: 'home', order: 1, screen: 'home', when }],
      },
    ] as const)
      expect(search(buildOf(feature), 'CBS3', 'REWCEN3'), JSON.stringify(feature)).toEqual(['REWCEN3'])
  })

  it('are not those that count only once something is asked for and decided', () => {
    const overlay = {
      id: 'over',
      priority: 1,
      when: all(flag('CBS3'), overlayRequested('over'), featureDecided('one')),
      ...overlaid,
    }
    const feature = {
      id: 'one',
      description: 'one',
      when: { all: [] },
      screens: [screen],
      overlays: [overlay],
    } as const
    expect(search(buildOf(feature), 'CBS3')).toEqual([])
  })

  it('are not those that code reads beside gates', () => {
    expect(readsOf('if (site.flags.CBS3) talk()', ['CBS3', 'REWCEN3'])).toEqual(['CBS3'])
    expect(readsOf('const { REWCEN3 } = site.flags', ['CBS3', 'REWCEN3'])).toEqual(['REWCEN3'])
    const declaration = "when: flag('CBS3') // as CBS3 says\n/* CBS3 */ const a = 'CBS3'"
    expect(readsOf(declaration, ['CBS3'], true), 'a gate of a declaration').toEqual([])
    expect(readsOf(declaration, ['CBS3']), 'a gate that code asks').toEqual(['CBS3'])
    expect(readsOf(declaration.slice(18), ['CBS3'])).toEqual([])
    const read = flagsReadInCode(flags)
    for (const name of ['MOBILEAUTOLOGIN3', 'STARTGAMEINAPP3']) expect(read).toContain(name)
    expect(read).not.toContain('CBS3')
  })
})
