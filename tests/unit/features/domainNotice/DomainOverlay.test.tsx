// @vitest-environment happy-dom
import { act } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../../../src/api/client.ts'
import { ApiError } from '../../../../src/api/error.ts'
import { registry } from '../../../../src/app/registry.ts'
import DomainOverlay from '../../../../src/features/domainNotice/DomainOverlay.tsx'
import { storedEndpoints } from '../../../../src/features/domainNotice/model/storedEndpoints.ts'
import {
  callFailed,
  domainGone,
  endpointStore,
  preloadEndpointNotice,
} from '../../../../src/features/domainNotice/public.ts'
import { followSuspicions } from '../../../../src/features/domainNotice/start.ts'
import { REG_INFO_KEY } from '../../../../src/features/shared/marketing.ts'
import type { I18n } from '../../../../src/i18n/createI18n.ts'
import { type AppContext, AppProvider } from '../../../../src/registry/AppContext.ts'
import { PlanProvider } from '../../../../src/registry/PlanContext.ts'
import { plan } from '../../../../src/registry/plan.ts'
import { encodePath } from '../../../../src/site/customerService.ts'
import type { Problem } from '../../../../src/site/problem.ts'
import { appWith, pageWith } from '../../../support/app.ts'
import { factsWith } from '../../../support/facts.ts'
import { siteFrom } from '../../../support/merchants.ts'
import { type Answerer, makeEnv, ok } from '../../api/testEnv.ts'
import { fakeStorage } from '../../session/fakeStorage.ts'
import { cleanUp, find, render } from '../../ui/render.tsx'
import { type Line, lineWorld } from './endpointFixture.ts'
import { OWN, speak } from './texts.ts'

let i18n: I18n
beforeAll(async () => {
  i18n = await speak()
  await i18n.ready('domainNotice')
})

const [assign, reload] = [vi.fn(), vi.fn()]
let app: AppContext
let storage: ReturnType<typeof fakeStorage>
let endpoints: Record<string, Line>

/** A page at `origin` in a fake network of endpoints; `wps` answers the client's own calls. */
function open(wps: Answerer, origin = 'https://here.test') {
  const { env } = lineWorld(endpoints, origin)
  const page = {
    fetch: env.fetch,
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    location: { origin, assign, reload },
    navigator: { onLine: true },
  }
  app = appWith({
    page: pageWith(page),
    client: createClient(makeEnv(wps).env),
    local: storage,
    site: siteFrom({ info: { merchantCode: 'acme' } }),
  })
  storage.setItem(REG_INFO_KEY, JSON.stringify({ affiliateCode: 'A1', referralCode: 'R1' }))
  followSuspicions(app)
}

beforeEach(() => {
  storage = fakeStorage()
  endpoints = {}
  assign.mockClear()
  reload.mockClear()
  endpointStore.setState({ trouble: undefined })
})
afterEach(() => {
  cleanUp()
})

const problems: Problem[] = []
const own = { path: encodePath('https://own.test/', 'k3yk3yk3') }

function overlay(customerService: readonly object[] = []) {
  const facts = factsWith({ site: siteFrom({ info: { customerService } }) })
  const planned = {
    plan: plan(registry, facts),
    facts,
    report: (problem: Problem) => void problems.push(problem),
  }
  return (
    <I18nextProvider i18n={i18n.instance}>
      <AppProvider value={app}>
        <PlanProvider value={planned}>
          <DomainOverlay />
        </PlanProvider>
      </AppProvider>
    </I18nextProvider>
  )
}

const says = () => find('[role=status]').textContent
const until = (words: string) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    expect(says()).toBe(words)
  })
const tapRetry = () => act(async () => find('[role=alertdialog] button').click())
const domains = (...names: string[]) => names.map((domainName) => ({ domainName }))

describe('the notice over the running app', () => {
  it('is not there while nothing is wrong, and goes when the trouble does', () => {
    open(() => ok({}))
    render(overlay())
    expect(document.querySelector('[role=alertdialog]')).toBeNull()
    act(() => domainGone())
    expect(find('[role=alertdialog]').textContent).toContain('Error')
    act(() => endpointStore.setState({ trouble: undefined }))
    expect(document.querySelector('[role=alertdialog]')).toBeNull()
  })

  it('says what the server said, and Retry leads to the fastest endpoint with both codes', async () => {
    endpoints['https://fast.test'] = { does: 'answers' }
    open(() => ok({ domainList: domains('dead.test', 'fast.test', 'http://plain.test') }))
    domainGone('Moved away')
    render(overlay())
    expect(find('[role=alertdialog]').textContent).toContain('Moved away')
    await until(OWN.line_found)
    await tapRetry()
    expect(assign.mock.calls).toEqual([['https://fast.test/m/index.html?affiliateCode=A1&r=R1']])
    expect(problems.map(({ code, pointer }) => `${code} ${pointer}`)).toContain(
      'url.refused /domainRoute/domainList/2/domainName',
    )
  })

  it('finds the stored endpoints when this one no longer answers, and reloads where none answers', async () => {
    endpoints['https://fast.test'] = { does: 'answers' }
    open(() => ok({ domainList: domains('fast.test') }))
    await preloadEndpointNotice(app)
    expect(storedEndpoints(storage, 'acme', 'https://here.test')).toEqual(['https://fast.test'])

    open(() => Promise.reject(new TypeError('Failed to fetch')))
    endpointStore.setState({ trouble: { reason: 'connection' } })
    const { update } = render(overlay())
    await until(OWN.line_found)
    update(null)
    endpoints = {}
    open(() => Promise.reject(new TypeError('Failed to fetch')))
    update(overlay())
    await until(OWN.no_line_answers)
    await tapRetry()
    expect(assign).not.toHaveBeenCalled()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('says on plain http what every call without an answer says there', () => {
    open(() => ok({}), 'http://here.test')
    endpointStore.setState({ trouble: { reason: 'connection' } })
    render(overlay())
    expect(find('[role=alertdialog]').textContent).toContain('Network Error / CORS Errors')
  })

  it('leads to the site’s people until the domain route names its own', async () => {
    const routed = { path: encodePath('https://routed.test/', 'k3yk3yk3') }
    open(() => ok({ customerService: [routed] }))
    domainGone()
    render(overlay([own]))
    const link = () => find<HTMLAnchorElement>('[role=alertdialog] a').href
    expect(link()).toBe('https://own.test/')
    await until(OWN.no_line_known)
    expect(link()).toBe('https://routed.test/')
  })

  it('leads to nobody where there is nobody', async () => {
    open(() => ok({ customerService: [] }))
    domainGone()
    render(overlay())
    await until(OWN.no_line_known)
    expect(document.querySelector('[role=alertdialog] a')).toBeNull()
  })
})

describe('a call that failed', () => {
  const failed = (kind: 'network' | 'http') => callFailed(new ApiError(kind, 'x'))

  it('is ignored where the server answered', async () => {
    open(() => ok({}))
    failed('http')
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(endpointStore.getState().trouble).toBeUndefined()
  })

  it('shows the notice where the endpoint itself is dead', async () => {
    open(() => ok({}))
    failed('network')
    await vi.waitFor(() => expect(endpointStore.getState().trouble).toEqual({ reason: 'connection' }))
  })
})
