// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../../../../src/api/client.ts'
import { registry } from '../../../../../src/app/registry.ts'
import GameLanesSection from '../../../../../src/features/games/gameLanes/GameLanesSection.tsx'
import GameScreen from '../../../../../src/features/games/gameLanes/GameScreen.tsx'
import OwnGames from '../../../../../src/features/games/ownGames/OwnGames.tsx'
import { playedKey, rememberPlayed } from '../../../../../src/features/games/played/public.ts'
import { localStore } from '../../../../../src/features/shared/localStore.ts'
import validate from '../../../../../src/generated/validators/gameVendorLanes.js'
import { createI18n, type I18n } from '../../../../../src/i18n/createI18n.ts'
import { MANY_GAMES, ROW_OF_MANY } from '../../../../../src/layouts/manyGames.ts'
import { PartsProvider } from '../../../../../src/layouts/PartsContext.ts'
import type { LayoutParts } from '../../../../../src/layouts/parts.ts'
import { AppProvider } from '../../../../../src/registry/AppContext.ts'
import { PlanProvider } from '../../../../../src/registry/PlanContext.ts'
import { plan } from '../../../../../src/registry/plan.ts'
import { createSessionStore } from '../../../../../src/session/store.ts'
import { homeSection } from '../../../../../src/site/home.ts'
import { appWith } from '../../../../support/app.ts'
import { factsWith } from '../../../../support/facts.ts'
import { MANY, manyGames } from '../../../../support/manyGames.ts'
import { siteFrom } from '../../../../support/merchants.ts'
import { json, makeEnv, ok } from '../../../api/testEnv.ts'
import { fakeStorage } from '../../../session/fakeStorage.ts'
import { cleanUp, render } from '../../../ui/render.tsx'
import { settled, turn } from '../../../ui/settled.ts'

const LAYOUTS: Readonly<Record<string, () => Promise<LayoutParts>>> = {
  M1: async () => (await import('../../../../../src/layouts/M1/parts.ts')).parts,
  M2: async () => (await import('../../../../../src/layouts/M2/parts.ts')).parts,
  M3: async () => (await import('../../../../../src/layouts/M3/parts.ts')).parts,
}
const FEW = {
  data: {
    lanes: [
      {
        title: 'Hot',
        gameClassify: [{ vendors: [{ vendor: 'PG', displayName: 'Pocket' }, { vendor: 'BTI' }] }],
        cards: [
          { code: 'A', displayName: 'Tiger Road', vendor: 'PG' },
          { code: 'A', displayName: 'Tiger Cup', vendor: 'BTI' },
          { code: 'B', displayName: 'Dragon Gold', vendor: 'BTI', hasTrial: true, nodeId: 31 },
        ],
      },
      { title: 'Lotto', cards: [{ code: 'L', displayName: 'Laos Daily', vendor: 'ELOTT' }] },
    ],
  },
}

const LOCALE = join(import.meta.dirname, '../../../../../src/i18n/locales/EN')

let i18n: I18n
beforeAll(async () => {
  const load = async (_: string, namespace: string) =>
    JSON.parse(readFileSync(join(LOCALE, `${namespace}.json`), 'utf8'))
  i18n = await createI18n({ language: 'EN', load })
})
afterEach(() => {
  cleanUp()
  vi.restoreAllMocks()
})

let address = ''
function Address() {
  const { pathname, search } = useLocation()
  address = pathname + search
  return null
}

interface Visit {
  readonly query?: string
  /** The member who is logged in; absent: a guest. */
  readonly member?: string
  readonly home?: boolean
  /** Only the rows of the member's own games. */
  readonly own?: boolean
}

const HOME = homeSection('gameLanes')
const OWN = [
  { id: 'recent', count: 2 },
  { id: 'favourites', count: 1 },
] as const

async function open(
  layout: string,
  sent: object,
  { query = '', member, own, home = own }: Visit = {},
): Promise<void> {
  const session = createSessionStore({ storage: fakeStorage(), merchant: 'acme' })
  if (member) {
    const known = { merchantCode: 'acme', userName: member, type: 0, firstTimeLogin: false } as const
    session.dispatch({ type: 'adopted', session: { ...known, id: member, customerId: member, token: 't' } })
  }
  const { env } = makeEnv(({ url }) => (url.includes('GCSGAME_newGameVendor') ? ok(sent) : json({}, 404)))
  const app = appWith({ client: createClient(env), session })
  const site = siteFrom({ info: { mobileTemplate: layout } })
  const facts = factsWith({
    site,
    screen: home ? 'home' : 'game',
    ...(member !== undefined && { member: 0 }),
  })
  const parts = await LAYOUTS[layout]?.()
  if (!parts) throw new Error(`no layout ${layout}`)
  render(
    <I18nextProvider i18n={i18n.instance}>
      <AppProvider value={app}>
        <PlanProvider value={{ plan: plan(registry, facts), facts, report: () => undefined }}>
          <PartsProvider value={parts}>
            <MemoryRouter useTransitions={false} initialEntries={[`/m/${home ? 'home' : 'game'}${query}`]}>
              <Address />
              {own ? <OwnGames rows={OWN} /> : home ? <GameLanesSection section={HOME} /> : <GameScreen />}
            </MemoryRouter>
          </PartsProvider>
        </PlanProvider>
      </AppProvider>
    </I18nextProvider>,
  )
  await settled(app, () => links().length > 0)
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent
const links = () => [...document.querySelectorAll('a[href*="/m/launchGame"]')]
const games = () =>
  links()
    .filter((link) => !link.getAttribute('href')?.includes('trial=1'))
    .map(nameOf)
const pressed = () => [...document.querySelectorAll('[aria-pressed=true]')].map(nameOf)
async function press(name: string): Promise<void> {
  const named = () => [...document.querySelectorAll('button')].find((one) => nameOf(one) === name)
  for (let turns = 0; turns < 400 && !named(); turns += 1) await turn()
  const button = named()
  if (!button) throw new Error(`no button ${name}`)
  await act(async () => button.click())
  await turn()
}

describe.each(Object.keys(LAYOUTS))('the game area in %s', (layout) => {
  it('shows every game in its place, without errors in the console', async () => {
    const complaints = vi.spyOn(console, 'error')
    await open(layout, FEW)
    expect(games()).toEqual(['Tiger Road', 'Tiger Cup', 'Dragon Gold', 'Laos Daily'])
    // happy-dom does not know <search>.
    expect(complaints.mock.calls.filter(([said]) => !String(said).includes('is unrecognized'))).toEqual([])
  })

  it('lets one try a game that can be tried, by a link of its own', async () => {
    await open(layout, FEW)
    const trials = links().filter((link) => link.getAttribute('href')?.includes('trial=1'))
    expect(trials.map(nameOf)).toEqual(['Try for free'])
    expect(trials[0]?.getAttribute('href')).toBe(
      '/m/launchGame?trial=1&vendor=BTI&code=B&node=31&backUrl=%2Fm%2Fgame',
    )
    expect(trials[0]?.closest('li')?.textContent).toContain('Dragon Gold')
    expect(document.querySelector('a a'), 'no link within a link').toBeNull()
  })

  it('shows one vendor’s games, says so in the address, and all of them again', async () => {
    await open(layout, FEW)
    await press('BTI')
    expect(games()).toEqual(['Tiger Cup', 'Dragon Gold'])
    expect(address).toBe('/m/game?vendor=BTI')
    expect(pressed()).toContain('BTI')
    await press(layout === 'M2' ? 'All' : 'All vendors')
    expect(games()).toHaveLength(4)
    expect(address).toBe('/m/game')
  })

  it('begins with what the address says, and ignores invalid values in it', async () => {
    await open(layout, FEW, { query: '?lane=Hot&vendor=PG' })
    expect(games()).toEqual(['Tiger Road'])
    cleanUp()
    await open(layout, FEW, { query: '?lane=none&vendor=none&q=' })
    expect(games()).toHaveLength(4)
  })

  it('searches by name and vendor, and tells those who do not see it how many there are', async () => {
    await open(layout, FEW, { query: '?q=pocket' })
    expect(games()).toEqual(['Tiger Road'])
    expect(document.querySelector('[aria-live=polite]')?.textContent).toBe('1 game')
  })

  it('shows games with a similar name for a search with a mistake, and says so', async () => {
    await open(layout, FEW, { query: '?q=tigre' })
    expect(games()).toEqual(['Tiger Road', 'Tiger Cup'])
    expect(document.body.textContent).toContain('Nothing found for “tigre”')
    expect(document.querySelector('[aria-live=polite]')?.textContent).toBe(
      'Games with a similar name: 2 games',
    )
  })

  it.each([
    ['at first', ''],
    ['in a lane', '?lane=Lane+3'],
    ['of a vendor', '?vendor=V04'],
    ['of a search', '?q=golden'],
  ])('keeps three thousand games out of the document but for a few, %s', async (_, query) => {
    await open(layout, manyGames([]), { query })
    expect(games().length).toBeGreaterThan(3)
    expect(games().length).toBeLessThan(MANY_GAMES + 60)
  })
})

describe.each(Object.keys(LAYOUTS))('home in %s', (layout) => {
  it('shows a few of each lane where there are thousands, and a way to the rest', async () => {
    await open(layout, manyGames([]), { home: true })
    const ways = () =>
      [...document.querySelectorAll('a, button')].map(nameOf).filter((name) => name?.startsWith('See all'))
    // The first lanes are drawn immediately, the others one by one.
    expect(ways().length).toBeLessThan(12)
    for (let lane = ways().length; lane < 12; lane += 1) await turn()
    expect(ways()).toHaveLength(12)
    expect(games().length).toBeGreaterThan(12)
    expect(games().length).toBeLessThanOrEqual(12 * ROW_OF_MANY)
  })

  it("shows a member's own games once: in rows of their own, and not at the head of the lanes again", async () => {
    const site = siteFrom({ info: {} })
    const key = playedKey(site.merchant.code, 'ana')
    rememberPlayed(localStore, key, { code: 'L', vendor: 'ELOTT' })
    rememberPlayed(localStore, key, { code: 'A', vendor: 'BTI' })
    const titles = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent)
    await open(layout, FEW, { own: true, member: 'ana' })
    expect(titles()).toEqual(['Continue playing'])
    expect(games()).toEqual(['Tiger Cup', 'Laos Daily'])
    cleanUp()
    await open(layout, FEW, { home: true, member: 'ana' })
    expect(titles()).not.toContain('Continue playing')
    expect(games()).toHaveLength(4)
  })
})

it('the test data of three thousand games keep to the contract', () => {
  const world = manyGames(['/a.svg'])
  expect(validate(world)).toBe(true)
  expect(world.data?.lanes?.flatMap(({ cards }) => cards ?? [])).toHaveLength(MANY)
})
