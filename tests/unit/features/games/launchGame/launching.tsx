import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, type ReactNode, useMemo, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, parsePath, RouterProvider, useLocation } from 'react-router-dom'
import { createClient } from '../../../../../src/api/client.ts'
import { registry } from '../../../../../src/app/registry.ts'
import { lanesQuery } from '../../../../../src/features/games/gameLanes/api.ts'
import LaunchScreen from '../../../../../src/features/games/launchGame/LaunchScreen.tsx'
import { queryClientOf } from '../../../../../src/features/shared/queries.ts'
import type { GameCard } from '../../../../../src/generated/types.ts'
import { createI18n } from '../../../../../src/i18n/createI18n.ts'
import { parts } from '../../../../../src/layouts/M2/parts.ts'
import { PartsProvider } from '../../../../../src/layouts/PartsContext.ts'
import { AppProvider } from '../../../../../src/registry/AppContext.ts'
import type { Facts } from '../../../../../src/registry/facts.ts'
import { PlanProvider } from '../../../../../src/registry/PlanContext.ts'
import { plan } from '../../../../../src/registry/plan.ts'
import { createSessionStore } from '../../../../../src/session/store.ts'
import type { Site } from '../../../../../src/site/site.ts'
import { appWith } from '../../../../support/app.ts'
import { factsWith } from '../../../../support/facts.ts'
import { siteFrom } from '../../../../support/merchants.ts'
import { json, makeEnv, ok } from '../../../api/testEnv.ts'
import { fakeStorage } from '../../../session/fakeStorage.ts'
import { find, render } from '../../../ui/render.tsx'
import { turn } from '../../../ui/settled.ts'

const LOCALE = join(import.meta.dirname, '../../../../../src/i18n/locales/EN')
const words = (_: string, namespace: string) =>
  Promise.resolve(JSON.parse(readFileSync(join(LOCALE, `${namespace}.json`), 'utf8')))

export const GAME = '/m/launchGame?vendor=RNG&code=GEM&backUrl=%2Fm%2Fgame'
export const TRIAL = '/m/launchGame?trial=1&vendor=RNG&code=GEM&node=31'
export const ADDRESS = 'https://games.test/play?x=1'

export interface How {
  readonly at?: string
  /** The history state of the address. */
  readonly state?: unknown
  readonly guest?: boolean
  readonly type?: number
  readonly info?: object
  readonly device?: Partial<Facts['device']>
  /** Cards that the player has seen before. */
  readonly seen?: readonly GameCard[]
  /** The back office's answers by call; absent: the default ones. The function runs for each call. */
  readonly answers?: Readonly<Record<string, () => Response | Promise<Response>>>
}

// Prevents frames from loading pages: happy-dom would try to, and report errors.
for (const name of Object.getOwnPropertySymbols(HTMLIFrameElement.prototype)) {
  if (name.description === 'connectedToDocument') Reflect.deleteProperty(HTMLIFrameElement.prototype, name)
}

const Elsewhere = () => {
  const { pathname, state } = useLocation()
  return <p data-path={pathname} data-wanted={state?.wanted ?? ''} />
}

/** Opens the game screen as a member of an ordinary merchant, and waits until all calls are answered. */
export async function open({
  at = GAME,
  state = null,
  guest = false,
  type = 0,
  info = {},
  device = {},
  seen = [],
  answers = {},
}: How = {}) {
  const session = createSessionStore({ storage: fakeStorage(), merchant: 'acme' })
  if (!guest)
    session.dispatch({
      type: 'adopted',
      session: {
        id: '7',
        token: 'token-1',
        merchantCode: 'acme',
        userName: 'player',
        type: 0,
        firstTimeLogin: false,
        customerId: '7',
      },
    })
  const own: How['answers'] = {
    'member/info': () => ok({ type: 0, id: '7', userName: 'player', clubLabel: { labelName: 'Gold' } }),
    'game/launchGame': () => ok({ gameUrl: ADDRESS }),
    'relay/GCS_gameTrialLaunch': () => ok({ gameUrl: ADDRESS }),
  }
  const made = makeEnv(
    ({ url }) => {
      const path = url.replace(/^.*\/wps\//, '').replace(/\?.*$/, '')
      return answers[path]?.() ?? own[path]?.() ?? json({}, 404)
    },
    {
      token: () => session.current()?.token,
      tokenIsCurrent: (token) => session.tokenIsCurrent(token),
      isHttps: () => window.location.protocol === 'https:',
    },
  )
  const app = appWith({ client: createClient(made.env), session })
  queryClientOf(app).setQueryData(lanesQuery().queryKey, {
    value: { data: { lanes: [{ title: 'Hot', cards: [...seen] }] } },
    problems: [],
  })
  const i18n = await createI18n({ language: 'EN', load: words })
  for (const namespace of ['launchGame', 'gameFrame']) await i18n.ready(namespace)
  const siteOfInfo = (own: object) => siteFrom({ info: { merchantName: 'Acme', currency: 'BRL', ...own } })
  const site = siteOfInfo(info)
  const factsOf = (site: Site) =>
    factsWith({ site, screen: 'launchGame', device, ...(!guest && { member: type }) })
  let change: (site: Site) => void = () => undefined
  const Planned = ({ children }: { readonly children: ReactNode }) => {
    const [now, setNow] = useState(site)
    change = setNow
    const facts = useMemo(() => factsOf(now), [now])
    return (
      <PlanProvider value={{ plan: plan(registry, facts), facts, report: () => undefined }}>
        {children}
      </PlanProvider>
    )
  }
  const router = createMemoryRouter(
    [
      { path: '/m/launchGame', element: <LaunchScreen /> },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: ['/m/home', { ...parsePath(at), state }] },
  )
  render(
    <I18nextProvider i18n={i18n.instance}>
      <AppProvider value={app}>
        <Planned>
          <PartsProvider value={parts}>
            <RouterProvider router={router} />
          </PartsProvider>
        </Planned>
      </AppProvider>
    </I18nextProvider>,
  )
  await settled()
  const asked = (path: string) =>
    made.received
      .filter(({ url }) => url.includes(path))
      .map(({ url }) => Object.fromEntries(new URL(url, 'https://play.test').searchParams))
  /** Changes the site's `info`. */
  const become = async (other: object): Promise<void> => {
    act(() => change(siteOfInfo(other)))
    await settled()
  }
  return { asked, path: () => router.state.location.pathname, router, become }
}

const THERE = '[data-feature=gameFrame], [role=alert], [data-path], [role=status] > h2'

/** Waits until all pending answers have arrived. */
export async function settled(): Promise<void> {
  for (let turns = 0; turns < 8; turns += 1) await turn()
  for (let turns = 0; turns < 100 && !document.querySelector(THERE); turns += 1) await turn()
}

export const text = (): string => document.body.textContent ?? ''
export const frame = (): HTMLIFrameElement => find<HTMLIFrameElement>('[data-feature=gameFrame] iframe')
export const buttons = (): string[] => [...document.querySelectorAll('button')].map(nameOf)
const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent ?? ''

export const button = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find((one) => nameOf(one) === name)
  if (!found) throw new Error(`No button ${name}, but: ${buttons().join(', ')}`)
  return found
}
export async function press(name: string): Promise<void> {
  const wanted = button(name)
  act(() => wanted.click())
  await settled()
}

/** The window of the game in the frame. */
const game = new MessageChannel().port1

/** Dispatches a message of the game in the frame, or with `from` of another sender. */
export async function say(
  data: unknown,
  from: { readonly source?: MessageEventSource; readonly origin?: string } = {},
): Promise<void> {
  Object.defineProperty(frame(), 'contentWindow', { value: game, configurable: true })
  const event = new MessageEvent('message', { data, origin: 'https://games.test', source: game, ...from })
  act(() => void window.dispatchEvent(event))
  await settled()
}
