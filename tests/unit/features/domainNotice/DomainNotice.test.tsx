// @vitest-environment happy-dom
import { act } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DomainNotice, type DomainNoticeProps } from '../../../../src/features/domainNotice/DomainNotice.tsx'
import type { EndpointSearch } from '../../../../src/features/domainNotice/model/findEndpoint.ts'
import type { I18n } from '../../../../src/i18n/createI18n.ts'
import shell from '../../../../src/i18n/locales/EN/shell.json' with { type: 'json' }
import { cleanUp, find, press, render } from '../../ui/render.tsx'
import { OWN, speak } from './texts.ts'

let i18n: I18n
beforeAll(async () => {
  i18n = await speak()
  await i18n.ready('domainNotice')
})

/** Searches that the test ends. */
function searches() {
  const open: { signal: AbortSignal; end: (search: EndpointSearch) => void; fail: (cause: Error) => void }[] =
    []
  const findEndpoint = (signal: AbortSignal) =>
    new Promise<EndpointSearch>((end, fail) => {
      open.push({ signal, end, fail })
    })
  const end = (search: EndpointSearch) => act(async () => open.at(-1)?.end(search))
  return { open, findEndpoint, end }
}

let endpoints: ReturnType<typeof searches>
const onRetry = vi.fn<DomainNoticeProps['onRetry']>()
beforeEach(() => {
  endpoints = searches()
  onRetry.mockReset()
})
afterEach(cleanUp)

const notice = (props: Partial<DomainNoticeProps> = {}, words = i18n) => (
  <I18nextProvider i18n={words.instance}>
    <DomainNotice place="over" findEndpoint={endpoints.findEndpoint} onRetry={onRetry} {...props} />
  </I18nextProvider>
)

const dialog = () => find('[role=alertdialog]')
const says = () => find('[role=status]').textContent
const retry = () => find<HTMLButtonElement>('button', dialog())
const tap = (element: HTMLElement) => act(async () => element.click())

const FOUND = { state: 'found', endpoint: 'https://fast.test' } as const

describe.each(['over', 'within'] as const)('the notice, %s the page', (place) => {
  it('says Error where nothing is said, and is named', () => {
    render(notice({ place }))
    expect(dialog().textContent).toContain('Error')
    const named = (attribute: string) => document.getElementById(dialog().getAttribute(attribute) ?? '')
    expect(named('aria-labelledby')?.textContent).toBe('Notice')
    expect(named('aria-describedby')?.textContent).toContain('Error')
  })

  it('says what the server said, as text; blanks are no words', () => {
    const { update } = render(notice({ place, message: 'Moved <b>away</b>' }))
    expect(dialog().textContent).toContain('Moved <b>away</b>')
    expect(dialog().querySelector('b')).toBeNull()
    expect(dialog().textContent).not.toContain('Error')
    update(notice({ place, message: '  ' }))
    expect(dialog().textContent).toContain('Error')
  })

  it('says that it looks for an endpoint, and Retry waits for it', async () => {
    render(notice({ place }))
    expect(says()).toBe(OWN.looking_for_line)
    expect(retry().textContent).toBe('Retry')
    expect(retry().getAttribute('aria-busy')).toBe('true')
    await tap(retry())
    expect(onRetry).not.toHaveBeenCalled()
  })

  it('goes to the endpoint that was found', async () => {
    render(notice({ place }))
    await endpoints.end(FOUND)
    expect(says()).toBe(OWN.line_found)
    expect(retry().hasAttribute('aria-busy')).toBe(false)
    await tap(retry())
    expect(onRetry.mock.calls).toEqual([['https://fast.test']])
  })

  it.each([
    [{ state: 'dead' } as const, OWN.no_line_answers],
    [{ state: 'hanging' } as const, OWN.lines_too_slow],
    [{ state: 'none' } as const, OWN.no_line_known],
  ])('ends in words after %j, and Retry asks this line again', async (search, words) => {
    render(notice({ place }))
    await endpoints.end(search)
    expect(says()).toBe(words)
    await tap(retry())
    expect(onRetry.mock.calls).toEqual([[undefined]])
  })

  it('has Contact us only where somebody can be asked, in a window of its own without opener', () => {
    const { update } = render(notice({ place }))
    expect(dialog().querySelector('a')).toBeNull()
    update(notice({ place, contact: 'https://help.test/' }))
    const link = find<HTMLAnchorElement>('a', dialog())
    expect(link.textContent).toBe('Contact us')
    expect([link.href, link.target, link.rel]).toEqual([
      'https://help.test/',
      '_blank',
      'noopener noreferrer',
    ])
  })
})

describe('over the app', () => {
  it('is a modal that neither Escape, nor the mask, nor the back button takes away', async () => {
    const { host } = render(notice())
    await endpoints.end({ state: 'dead' })
    expect(dialog().getAttribute('aria-modal')).toBe('true')
    expect(host.hasAttribute('inert')).toBe(true)
    press('Escape')
    await tap(find('div', dialog().parentElement ?? document))
    act(() => dispatchEvent(new PopStateEvent('popstate', { state: null })))
    expect(dialog().isConnected).toBe(true)
    expect(onRetry).not.toHaveBeenCalled()
  })

  it('has the focus on Retry', () => {
    render(notice())
    expect(document.activeElement).toBe(retry())
  })
})

describe('within a screen', () => {
  it('is no modal: the page stays alive and keeps its focus', () => {
    const { host } = render(notice({ place: 'within' }))
    expect(host.contains(dialog())).toBe(true)
    expect(dialog().hasAttribute('aria-modal')).toBe(false)
    expect(document.activeElement).toBe(document.body)
  })

  it('can be confirmed where its screen allows: its words go, the ways out stay', async () => {
    const { update, host } = render(notice({ place: 'within' }))
    expect(host.querySelectorAll('button')).toHaveLength(1)
    update(notice({ place: 'within', confirmable: true, contact: 'https://help.test/' }))
    await endpoints.end({ state: 'dead' })
    const confirm = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === 'Confirm')
    if (!confirm) throw new Error('nothing to confirm with')
    await tap(confirm)
    expect(document.querySelector('[role=alertdialog]')).toBeNull()
    expect(host.textContent).toBe(`${OWN.no_line_answers}RetryContact us`)
    await tap(find<HTMLButtonElement>('button', host))
    expect(onRetry.mock.calls).toEqual([[undefined]])
  })
})

describe('Retry that takes its time', () => {
  it('waits, then looks for an endpoint once more, whether it went well or not', async () => {
    render(notice())
    await endpoints.end({ state: 'dead' })
    for (const outcome of ['resolve', 'reject'] as const) {
      const under = Promise.withResolvers<void>()
      onRetry.mockReturnValueOnce(under.promise)
      await tap(retry())
      expect(says()).toBe(shell.in_please_wait)
      await tap(retry())
      await act(async () => (outcome === 'resolve' ? under.resolve() : under.reject(new Error('again'))))
      expect(says()).toBe(OWN.looking_for_line)
      await endpoints.end({ state: 'hanging' })
      expect(says()).toBe(OWN.lines_too_slow)
    }
    expect(onRetry).toHaveBeenCalledTimes(2)
    expect(endpoints.open).toHaveLength(3)
  })
})

describe('a search', () => {
  it('that fails is one that found nothing', async () => {
    render(notice())
    await act(async () => endpoints.open.at(-1)?.fail(new Error('no storage')))
    expect(says()).toBe(OWN.no_line_known)
  })

  it('is given up with the notice', () => {
    render(notice())
    expect(endpoints.open[0]?.signal.aborted).toBe(false)
    cleanUp()
    expect(endpoints.open[0]?.signal.aborted).toBe(true)
  })

  it('starts again with a new way to search, and ignores the result of the old one', async () => {
    const { update } = render(notice())
    await endpoints.end(FOUND)
    const others = searches()
    update(notice({ findEndpoint: others.findEndpoint }))
    expect(says()).toBe(OWN.looking_for_line)
    expect(retry().getAttribute('aria-busy')).toBe('true')
    await others.end({ state: 'dead' })
    expect(says()).toBe(OWN.no_line_answers)
  })
})

it('uses texts of the shell where its own did not load', async () => {
  const bare = await speak({})
  const { update } = render(notice({}, bare))
  const heard = [says()]
  for (const state of ['dead', 'hanging', 'none'] as const) {
    update(notice({ findEndpoint: async () => ({ state }) }, bare))
    await act(async () => undefined)
    heard.push(says())
  }
  expect(heard).toEqual([
    shell.in_please_wait,
    shell.network_failure,
    shell.timeout_retry_please,
    shell.network_failure,
  ])
})
