// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Chosen, MerchantLine } from '../../../src/workbench/model/wire.ts'
import { Merchants } from '../../../src/workbench/parts/Merchants.tsx'
import { useStore } from '../../../src/workbench/store.ts'
import { type Filter, useFilter } from '../../../src/workbench/useFilter.ts'
import { cleanUp, find, render } from '../ui/render.tsx'

/** The searches that the back office has not answered yet. */
let asked: {
  readonly body: { readonly typed: string; readonly isWhole: boolean }
  readonly done: (reply: object) => void
}[] = []

beforeEach(() => {
  asked = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    return new Promise((done) => {
      asked.push({ body: JSON.parse(body), done: (reply) => done({ json: async () => reply }) })
    })
  })
  change(['acme', 'bolt', 'calm'])
})
afterEach(() => {
  cleanUp()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  useStore.setState(useStore.getInitialState())
})

const change = (codes: readonly string[]) =>
  act(() => useStore.setState({ merchants: codes.map((code): MerchantLine => ({ code, name: code })) }))
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** What the filter shows. The list itself draws no rows without a layout. */
let filter: Filter | undefined
function Probe({ typed }: { readonly typed: string }) {
  filter = useFilter(typed)
  return null
}
const state = () => (filter?.isPending ? 'pending' : filter?.isPartial ? 'partial' : 'whole')
const codes = () => filter?.shown.map(({ code }) => code)

async function search(typed: string): Promise<(typed: string) => Promise<unknown>> {
  const { update } = render(<Probe typed={typed} />)
  await wait(200)
  return (other) => {
    update(<Probe typed={other} />)
    return wait(200)
  }
}
function type(value: string): Promise<unknown> {
  const field = find<HTMLInputElement>('input[type=search]')
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  return wait(200)
}
async function answer(reply: object): Promise<void> {
  asked.shift()?.done(reply)
  await wait(0)
  await wait(0)
}
const found = (value: Chosen) => answer({ ok: true, value })

describe('a search in the list of merchants', () => {
  it('shows what is known at once, and below it those whose files name the words as soon as they are read', async () => {
    await search('gold')
    expect([asked[0]?.body, state()]).toEqual([{ typed: 'gold', isWhole: false }, 'pending'])
    await found({ codes: ['calm'], reasons: {}, isPartial: true })
    expect([codes(), state()]).toEqual([['calm'], 'partial'])
    expect(asked.map(({ body }) => body)).toEqual([{ typed: 'gold', isWhole: true }])
    await found({ codes: ['calm', 'acme'], reasons: { acme: 'game Gold' } })
    expect([codes(), state()]).toEqual([['calm', 'acme'], 'whole'])
    await wait(5000)
    expect(asked).toEqual([])
  })

  it('is not stopped by a list that changes meanwhile, and is asked again after it', async () => {
    await search('gold')
    await found({ codes: [], reasons: {}, isPartial: true })
    change(['acme', 'bolt', 'calm', 'dune'])
    await found({ codes: ['acme'], reasons: { acme: 'game Gold' } })
    expect([codes(), state()]).toEqual([['acme'], 'whole'])
    await wait(1000)
    expect(asked.map(({ body }) => body.isWhole)).toEqual([true])
    change(['acme', 'bolt', 'calm', 'dune', 'east'])
    await found({ codes: ['acme', 'dune'], reasons: {} })
    await wait(1000)
    expect(asked, 'the list changed once more before the answer').toHaveLength(1)
    await found({ codes: ['acme', 'dune', 'east'], reasons: {} })
    expect(codes()).toEqual(['acme', 'dune', 'east'])
  })

  it('shows the answer to the last words alone', async () => {
    const other = await search('gold')
    await other('silver')
    expect(asked.map(({ body }) => body.typed)).toEqual(['gold', 'silver'])
    await found({ codes: ['acme'], reasons: {} })
    expect(state()).toBe('pending')
    await found({ codes: ['bolt'], reasons: {} })
    expect(codes()).toEqual(['bolt'])
  })

  it('is asked again five seconds after a failure, and other words at once', async () => {
    const other = await search('gold')
    await answer({ ok: false, message: 'busy' })
    expect(useStore.getState().failed).toBe('busy')
    await wait(4900)
    expect(asked).toEqual([])
    await wait(200)
    await answer({ ok: false, message: 'busy' })
    await other('silver')
    await found({ codes: ['acme'], reasons: {} })
    expect(codes()).toEqual(['acme'])
  })

  it('chooses what is shown for a change of many, also before files are read, and what follows with another tap', async () => {
    act(() => useStore.setState({ view: 'bulk' }))
    render(<Merchants />)
    await type('gold')
    const choose = find<HTMLButtonElement>('.bar button')
    act(() => choose.click())
    expect([choose.getAttribute('aria-disabled'), useStore.getState().chosen]).toEqual(['true', []])
    await found({ codes: ['acme'], reasons: {}, isPartial: true })
    expect(find('nav p').textContent).toContain('1 of 3, reading')
    act(() => choose.click())
    expect(useStore.getState().chosen).toEqual(['acme'])
    await found({ codes: ['acme', 'bolt'], reasons: {} })
    act(() => choose.click())
    expect(useStore.getState().chosen).toEqual(['acme', 'bolt'])
  })
})
