// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstPhone } from '../../../src/workbench/model/state.ts'
import type { Examined } from '../../../src/workbench/model/wire.ts'
import { Verdict } from '../../../src/workbench/parts/Merchants.tsx'
import { ScheduleDialog } from '../../../src/workbench/parts/ScheduleDialog.tsx'
import { useStore } from '../../../src/workbench/store.ts'
import { Drafts } from '../../../src/workbench/tabs/Drafts.tsx'
import { Theme } from '../../../src/workbench/tabs/Theme.tsx'
import { Why } from '../../../src/workbench/tabs/Why.tsx'
import { isFound } from '../../../src/workbench/useFilter.ts'
import { cleanUp, find, render } from '../ui/render.tsx'

/** The calls to the back office that have not been answered. */
let asked: { readonly name: string; readonly answer: (value: unknown) => Promise<void> }[] = []

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (url: string) => {
    return new Promise((done) => {
      const answer = (value: unknown) =>
        act(async () => {
          done({ json: async () => ({ ok: true, value }) })
          for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
        })
      asked.push({ name: url.split('/').at(-1) ?? '', answer })
    })
  })
})
afterEach(() => {
  cleanUp()
  vi.unstubAllGlobals()
  useStore.setState(useStore.getInitialState())
})

const answerLast = async (value: unknown) => asked.at(-1)?.answer(value)
const text = () => document.body.textContent ?? ''

function type(field: HTMLInputElement, value: string): void {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

describe('no verdict is shown before it is true', () => {
  it('in the schedule: what was said of other dates is neither shown nor acted on', async () => {
    render(<ScheduleDialog merchant="acme" onClose={() => undefined} />)
    type(find<HTMLInputElement>('input[type=text]'), 'Carnival')
    const button = () => find<HTMLButtonElement>('button.main')
    const well = { set: ['CBS3=off'], left: [], overlaps: ['it overlaps Easter'], fault: '' }
    await answerLast(well)
    expect([button().disabled, text().includes('Easter')]).toEqual([false, true])
    const [, to] = document.querySelectorAll<HTMLInputElement>('input[type=datetime-local]')
    if (!to) throw new Error('no end')
    type(to, '2030-01-01T00:00')
    expect([button().disabled, text().includes('Easter')]).toEqual([true, false])
    await answerLast({ ...well, overlaps: [] })
    expect(button().disabled).toBe(false)
  })

  it('in the list: a merchant whose folder has changed is being checked, and no filter finds it by its earlier result', () => {
    const check = { errors: 0, warnings: 0, stamp: 'a' }
    const { host, update } = render(<Verdict check={check} />)
    expect(host.querySelector('.well')).not.toBeNull()
    update(<Verdict check={{ ...check, isPending: true }} />)
    expect([host.querySelector('.verdict'), host.textContent]).toEqual([null, 'checking …'])
    expect([isFound('none', check), isFound('none', { ...check, isPending: true })]).toEqual([true, false])
  })

  it('in the theme: a ratio of contrast of an earlier draft neither passes nor fails', () => {
    const examined: Examined = {
      ...{ findings: [], impact: [], needs: {} },
      theme: {
        ...{ scheme: 'light', values: {} },
        pairs: [
          { text: 'text', ground: 'bg', ratio: 2, needed: 4.5 },
          { text: 'text', ground: 'surface-1', ratio: 9, needed: 4.5 },
        ],
      },
    }
    const dossier = {
      ...{ code: 'acme', name: 'Acme', documents: { status: {}, theme: {}, home: {} }, members: [] },
      ...{ languages: ['EN'], layoutHome: [], screens: [], isReviewRequired: false, schedule: [] },
    }
    const schemas = { flags: {}, settings: {}, theme: {}, sections: {}, features: [] }
    const theme = (isJudged: boolean) => (
      <Theme {...{ dossier, schemas, examined, isJudged }} draft={dossier.documents} />
    )
    const { host, update } = render(theme(true))
    const verdicts = () => host.querySelectorAll('.ratio.well, .ratio.error').length
    expect(verdicts()).toBe(2)
    update(theme(false))
    expect([verdicts(), host.textContent?.includes('checking')]).toEqual([0, true])
  })

  it('in Why: the decisions of another phone are not shown, and those of an earlier moment are marked', async () => {
    const phones = ['aurora', 'manila'].map((merchant, slot) => ({
      ...{ slot, phone: firstPhone(merchant), resets: 0, goes: 0 },
    }))
    useStore.setState({ placed: phones, active: 0 })
    const { host } = render(<Why />)
    const tree = { gate: 'always', on: true, because: '', parts: [] }
    const chat = { id: 'chat', description: 'Chat', on: true, because: 'flag CBS3', tree, places: [] }
    const isBusy = () => host.querySelector('p[aria-busy=true]') !== null
    expect(isBusy()).toBe(true)
    await answerLast([chat])
    expect([host.querySelectorAll('.features > li').length, isBusy()]).toEqual([1, false])
    act(() => useStore.setState({ clock: 0, active: 1 }))
    expect([host.querySelectorAll('.features > li').length, isBusy()]).toEqual([0, true])
    await answerLast([chat, { ...chat, id: 'games' }])
    expect([host.querySelectorAll('.features > li').length, isBusy()]).toEqual([2, false])
    act(() => {
      const [first, second] = useStore.getState().placed
      if (first && second)
        useStore.setState({ placed: [first, { ...second, phone: { ...second.phone, who: 'player' } }] })
    })
    expect([host.querySelectorAll('.features > li').length, isBusy()]).toEqual([2, true])
  })

  it('in the drafts: those of another merchant are not listed while its own are read', async () => {
    const { host, update } = render(<Drafts merchant="aurora" />)
    const draft = {
      ...{ name: 'easter', title: 'Easter eggs', why: '', by: 'Olga', when: '2026-01-01T00:00:00Z' },
      ...{ patch: {}, files: [], stamp: 's', standing: 'free', approvedBy: '', noApproval: '' },
    }
    await answerLast({ isReviewRequired: false, drafts: [draft] })
    expect(host.textContent).toContain('Easter eggs')
    update(<Drafts merchant="manila" />)
    expect(host.textContent).not.toContain('Easter eggs')
    expect(host.querySelector('[aria-busy=true]')).not.toBeNull()
  })
})
