import type { Page } from '@playwright/test'
import { FLAGS, type FlagName } from '../../scripts/merchant/catalogue.ts'
import { explainAll } from '../../scripts/merchant/explain/explainFeature.ts'
import { patchOf, readChange } from '../../scripts/merchant/impact/changes.ts'
import { type Change, impactOf } from '../../scripts/merchant/impact/impactOf.ts'
import { answersIn } from '../../scripts/merchant/inputs.ts'
import { siteFromAnswers } from '../../scripts/merchant/resolve.ts'
import { visitors } from '../../scripts/merchant/visitors.ts'
import { registry } from '../../src/app/registry.ts'
import type { ScreenId } from '../../src/registry/ids.ts'
import type { BackOffice } from '../support/backOffice.ts'
import { type Calm, watchCalm } from '../support/disableMotion.ts'
import { comeBack, expect, siteNow, test } from '../support/journey.ts'
import { asMember } from '../support/member.ts'

/**
 * Compares the report of `impact` for each flag with what a browser shows before and after: the tool reports
 * all changes of the app and no others.
 */
const MERCHANTS = ['aurora', 'karachi']
type Looker = 'guest' | 'member'
const SCREENS: Readonly<Record<Looker, readonly { readonly screen: ScreenId; readonly path: string }[]>> = {
  guest: [
    { screen: 'home', path: '/m/home' },
    { screen: 'login', path: '/m/login' },
  ],
  member: [
    { screen: 'home', path: '/m/home' },
    { screen: 'member.home', path: '/m/member/home' },
  ],
}
const ALL_OFF = FLAGS.map((flag) => readChange(`${flag}=off`))

/** What a browser shows of a screen. */
interface Shown {
  readonly screen: string
  readonly features: readonly string[]
  readonly sections: readonly string[]
  readonly on: readonly string[]
}

for (const merchant of MERCHANTS) {
  for (const looker of ['guest', 'member'] as const) {
    test(`${merchant}: what the command impact says of each flag is what a ${looker} sees`, async ({
      page,
      office,
    }) => {
      const merchantState = office(merchant)
      const calm = watchCalm(page)
      await setFlags(merchantState)
      if (looker === 'member') await asMember(page, merchantState)
      // One page for each screen. Flags change while it is open, as for a player who returns to it.
      for (const { screen, path } of SCREENS[looker]) {
        await page.goto(merchantState.origin + path)
        await page.locator(`[data-screen="${screen}"]`).waitFor()
        const was = await show(page, calm)
        for (const flag of FLAGS) {
          await test.step(`${screen}: ${flag}`, async () => {
            await setFlags(merchantState, flag)
            await comeBackTo(page, flag)
            const now = await show(page, calm)
            const changes = promised(merchant, looker, flag)
            const free = decidedInPage(merchant, looker, flag)
            expect(now.screen, `${flag}: ${path}`).toBe(screen)
            expect
              .soft(partsShown(was, now), `${flag}: features that come and go on ${screen}`)
              .toEqual(partsPromised(changes, screen, was, now))
            expect
              .soft(without(changed(was.on, now.on), free), `${flag}: decisions on ${screen}`)
              .toEqual(without(featuresPromised(changes), free))
          })
        }
        await setFlags(merchantState)
      }
      for (const flag of FLAGS)
        await expectRoutes(page, merchantState, flag, promised(merchant, looker, flag))
    })
  }
}

/** Turns all flags off except for one. */
const setFlags = (merchantState: BackOffice, on?: FlagName) =>
  merchantState.setFlags(Object.fromEntries(FLAGS.map((flag) => [flag, flag === on])))

/** The player returns to the page. Waits until the page knows that only this flag is on. */
async function comeBackTo(page: Page, on: FlagName): Promise<void> {
  await comeBack(page)
  const flagsOn = async () =>
    Object.entries((await siteNow(page))?.flags ?? {}).flatMap(([flag, value]) => (value ? [flag] : []))
  await expect.poll(flagsOn).toEqual([on])
}

async function show(page: Page, calm: Calm): Promise<Shown> {
  await calm.rest()
  return page.evaluate(() => {
    const all = (name: string): string[] =>
      [
        ...new Set(
          [...document.querySelectorAll(`[data-${name}]`)].map(
            (part) => part.getAttribute(`data-${name}`) ?? '',
          ),
        ),
      ].sort()
    return {
      screen: all('screen').join(),
      features: all('feature'),
      sections: all('section'),
      on: Object.entries(window.__SITE__?.decisions ?? {}).flatMap(([id, { on }]) => (on ? [id] : [])),
    }
  })
}

function sitesFor(merchant: string, flag: FlagName) {
  const answers = answersIn(merchant)
  const before = siteFromAnswers(answers, patchOf(ALL_OFF))
  const after = siteFromAnswers(answers, patchOf([...ALL_OFF, readChange(`${flag}=on`)]))
  if (!before || !after) throw new Error(`${merchant} does not resolve`)
  return { before, after }
}

const promised = (merchant: string, looker: Looker, flag: FlagName): readonly Change[] =>
  impactOf({ registry, ...sitesFor(merchant, flag), visitors: [looker] }).flatMap(({ changes }) => changes)

/** Features whose gates alone do not decide: the tool reports nothing about these. */
const decidedInPage = (merchant: string, looker: Looker, flag: FlagName): readonly string[] =>
  explainAll({ registry, site: sitesFor(merchant, flag).after, who: visitors[looker], screen: 'home' })
    .filter(({ presence }) => presence === 'maybe')
    .map(({ feature }) => feature)

const isOn = (changes: readonly Change[], screen: ScreenId): readonly Change[] =>
  changes.filter(({ screens }) => screens === 'all' || screens.includes(screen))

const changed = (was: readonly string[], now: readonly string[]): string[] =>
  [
    ...was.filter((id) => !now.includes(id)).map((id) => `-${id}`),
    ...now.filter((id) => !was.includes(id)).map((id) => `+${id}`),
  ].sort()

const without = (signed: readonly string[], ids: readonly string[]): string[] =>
  signed.filter((id) => !ids.includes(id.slice(1)))

const signed = ({ feature, before, after }: Change): string[] =>
  after === 'on' && before === 'off'
    ? [`+${feature}`]
    : after === 'off' && before === 'on'
      ? [`-${feature}`]
      : []

const featuresPromised = (changes: readonly Change[]): string[] =>
  changes
    .filter(({ kind, screens }) => kind === 'feature' && screens === 'all')
    .flatMap(signed)
    .sort()

const partsShown = (was: Shown, now: Shown): string[] => [
  ...changed(was.features, now.features),
  ...changed(was.sections, now.sections),
]

/**
 * The reported slots and sections always change. A feature that appears in forms of others may change there too, but only
 * in the direction of its own decision.
 */
function partsPromised(changes: readonly Change[], screen: ScreenId, was: Shown, now: Shown): string[] {
  const here = isOn(changes, screen)
  const slots = here.filter(({ kind }) => kind === 'slot').flatMap(signed)
  // A feature that leaves one slot for another stays on the screen.
  const moves = (one: string): boolean =>
    slots.includes(`-${one.slice(1)}`) && slots.includes(`+${one.slice(1)}`)
  const sure = slots.filter((one) => !moves(one))
  const shown = changed(was.features, now.features)
  const forms = here
    .filter(({ kind, feature }) => kind === 'feature' && standsInForms(feature))
    .flatMap(signed)
    .filter((one) => shown.includes(one))
  const sections = here
    .filter(({ kind }) => kind === 'section')
    .map(({ id, after }) => `${after === 'off' ? '-' : '+'}${id}`)
  return [...new Set([...sure, ...forms].sort()), ...sections]
}

/** A feature without a slot or a section: other features show it inside their own content. */
const standsInForms = (id: string): boolean =>
  registry.features.some(({ slots, sections, ...feature }) => feature.id === id && !slots && !sections)

/** Added routes: each opens the reported screen. */
async function expectRoutes(
  page: Page,
  merchantState: BackOffice,
  flag: FlagName,
  changes: readonly Change[],
): Promise<void> {
  if (changes.some(({ kind }) => kind === 'route')) await setFlags(merchantState, flag)
  for (const { kind, id, feature, after } of changes) {
    if (kind !== 'route') continue
    const own = changes.find((change) => change.kind === 'screen' && change.feature === feature)
    const expected = after === 'on' ? own?.id : after.replace('leads to ', '')
    await page.goto(merchantState.origin + id)
    await expect
      .soft(page.locator('[data-screen]').first(), id)
      .toHaveAttribute('data-screen', expected ?? '')
  }
}
