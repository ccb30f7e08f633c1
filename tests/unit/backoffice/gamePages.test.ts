// @vitest-environment happy-dom
// @own-modules: it gives every element a method.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gamePage } from '../../../scripts/backoffice/games/page.ts'

const said = vi.fn()
beforeEach(() => {
  said.mockClear()
  vi.useFakeTimers()
  Object.defineProperty(window, 'parent', { value: { postMessage: said }, configurable: true })
  Element.prototype.animate = vi.fn(() => Object.assign(Object.create(null), { finished: Promise.resolve() }))
})
afterEach(() => vi.useRealTimers())

/** Puts the back office's page into this document and runs its scripts. */
async function open(code: string, query: string): Promise<void> {
  const { html } = await gamePage({ code, merchant: 'Acme', query: new URLSearchParams(query) })
  const page = new DOMParser().parseFromString(html, 'text/html')
  document.title = page.title
  for (const { name, value } of page.body.attributes) document.body.setAttribute(name, value)
  const scripts = [...page.querySelectorAll('script')].map((script) => script.textContent ?? '')
  for (const script of page.querySelectorAll('script')) script.remove()
  document.body.innerHTML = page.body.innerHTML
  for (const source of scripts) new Function(source)()
  window.dispatchEvent(new Event('load'))
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const press = (name: string) => {
  const found = all('button').find((button) => button.textContent === name)
  if (!found) throw new Error(`No button ${name}: ${all('button').map((button) => button.textContent)}`)
  found.click()
}
const credits = () => document.querySelector('[data-credits]')?.textContent

describe('the stand-in games, played', () => {
  it('say when they can be played, and what they are called', async () => {
    await open('GEM', 'name=Gems')
    expect(said).toHaveBeenCalledWith({ type: 'game:ready', title: 'Gems' }, '*')
  })

  it('are in the player’s language', async () => {
    await open('GEM', 'language=PT-BR')
    expect(all('button').map((button) => button.textContent)).toContain('Girar')
    await open('GEM', 'language=XX')
    expect(all('button').map((button) => button.textContent)).toContain('Spin')
  })

  it('reels: a spin costs the bet, and ends', async () => {
    await open('GEM', '')
    press('Spin')
    expect(credits()).toBe('99,500')
    expect(document.querySelector<HTMLButtonElement>('button')?.disabled).toBe(true)
    await vi.advanceTimersByTimeAsync(10)
    expect(document.querySelector<HTMLButtonElement>('button')?.disabled).toBe(false)
    expect(Number(credits()?.replaceAll(',', ''))).toBeGreaterThanOrEqual(99_500)
  })

  it('rocket: who leaves in time takes the multiple, who does not loses the bet', async () => {
    await open('ROCKET', '')
    press('Start')
    expect(credits()).toBe('99,000')
    const button = all('button').at(-1)
    if (button?.textContent === 'Cash out') button.click()
    const now = Number(credits()?.replaceAll(',', ''))
    expect(now === 99_000 || now >= 100_000).toBe(true)
    expect(document.querySelector('output')?.textContent).toMatch(/Win|Too late/)
  })

  it('lottery: six numbers make a ticket; it takes room, sends to deposit and lets go', async () => {
    await open('MB', 'launchMode=LOTT')
    const buy = all('button[data-main]').find((button) => button.textContent === 'Buy ticket')
    expect(buy?.hasAttribute('disabled')).toBe(true)
    press('Quick pick')
    expect(all('.numbers [aria-pressed=true]')).toHaveLength(6)
    press('Buy ticket')
    expect(all('.tickets li')).toHaveLength(1)
    expect(credits()).toBe('99,000')
    said.mockClear()
    for (const name of ['More room', 'More room', 'Deposit', 'Back']) press(name)
    expect(said.mock.calls.map(([message]) => message)).toEqual([
      { type: 'game:header', hidden: true },
      { type: 'game:header', hidden: false },
      { type: 'game:go', to: 'deposit' },
      { type: 'game:leave' },
    ])
  })

  it('lottery: the lobby leads to the betting', async () => {
    await open('lobby', 'launchMode=LOTT&lottoView=lobby')
    expect(document.querySelector<HTMLElement>('.numbers')?.hidden).toBe(true)
    all('.lobby button')[0]?.click()
    expect(document.querySelector<HTMLElement>('.numbers')?.hidden).toBe(false)
    expect(document.querySelector<HTMLElement>('.lobby')?.hidden).toBe(true)
  })
})
