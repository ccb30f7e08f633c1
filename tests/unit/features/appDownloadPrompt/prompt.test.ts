// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  CLOSES_KEY,
  FORCED_KEY,
  SKIP_KEY,
  takeFirstVisit,
} from '../../../../src/features/appDownloadPrompt/kept.ts'
import type { PromptDecision } from '../../../../src/features/appDownloadPrompt/model/facts.ts'
import {
  carryOut,
  closePrompt,
  promptStore,
  rereadHistory,
  tellForced,
  withdraw,
} from '../../../../src/features/appDownloadPrompt/prompt.ts'
import { appWith } from '../../../support/app.ts'

const MODAL: PromptDecision = { show: 'modal', closable: true, forced: false, because: 'reg_days is 3' }
const BAR: PromptDecision = { ...MODAL, show: 'bar', because: 'the bar is on' }
const NOTHING: PromptDecision = { show: 'nothing', closable: false, forced: false, because: 'installed' }
const FORCED: PromptDecision = { ...MODAL, closable: false, forced: true }
const app = appWith()
const LEAVING_MS = 250

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
  rereadHistory()
})
afterEach(() => {
  withdraw(app)
  vi.useRealTimers()
})

describe('what the rules say', () => {
  it('is asked of the queue: the modal or the bar, never both', () => {
    carryOut(app, MODAL)
    expect(app.overlays.requested.getState()).toEqual(['appDownloadPrompt'])
    carryOut(app, BAR)
    expect(app.overlays.requested.getState()).toEqual(['appDownloadBar'])
    carryOut(app, NOTHING)
    expect(app.overlays.requested.getState()).toEqual([])
  })

  it('is said to the operator, whatever it is', () => {
    carryOut(app, BAR)
    expect(app.overlays.decisions.getState().appDownloadPrompt).toEqual({
      on: true,
      because: 'the bar is on',
    })
    carryOut(app, NOTHING)
    expect(app.overlays.decisions.getState().appDownloadPrompt).toEqual({ on: false, because: 'installed' })
  })

  it('is taken back when nobody applies them any more', () => {
    carryOut(app, BAR)
    withdraw(app)
    expect(app.overlays.requested.getState()).toEqual([])
    expect(promptStore.getState().decision).toBeUndefined()
  })
})

describe('closing the prompt', () => {
  it('stores the skip flag of the session and counts, and is over when the prompt has left', () => {
    carryOut(app, MODAL)
    closePrompt('closed', LEAVING_MS)
    expect(sessionStorage.getItem(SKIP_KEY)).toBe('1')
    expect(localStorage.getItem(CLOSES_KEY)).toBe('1')
    expect(promptStore.getState().history).toMatchObject({ skipped: false })
    vi.advanceTimersByTime(LEAVING_MS)
    expect(promptStore.getState().history).toEqual({ skipped: true, closes: 1, forcedShown: false })
    closePrompt('closed', LEAVING_MS)
    expect(localStorage.getItem(CLOSES_KEY)).toBe('2')
  })

  it('does not count who does what it asks for', () => {
    carryOut(app, BAR)
    closePrompt('agreed', LEAVING_MS)
    vi.advanceTimersByTime(LEAVING_MS)
    expect(promptStore.getState().history).toEqual({ skipped: true, closes: 0, forcedShown: false })
  })

  it('is not possible where it is forced, or where there is none', () => {
    for (const decision of [FORCED, NOTHING]) {
      carryOut(app, decision)
      closePrompt('closed', LEAVING_MS)
      closePrompt('agreed', LEAVING_MS)
    }
    expect(sessionStorage.getItem(SKIP_KEY)).toBeNull()
    expect(localStorage.getItem(CLOSES_KEY)).toBeNull()
  })

  it.each(['', 'many', '-3', '1.5', 'Infinity'])('counts from nothing where %j is stored', (kept) => {
    localStorage.setItem(CLOSES_KEY, kept)
    carryOut(app, MODAL)
    closePrompt('closed', LEAVING_MS)
    expect(localStorage.getItem(CLOSES_KEY)).toBe('1')
  })
})

describe('a forced prompt', () => {
  it('is remembered once it stands before the player, not when the rules ask for it', () => {
    carryOut(app, FORCED)
    expect(localStorage.getItem(FORCED_KEY)).toBeNull()
    tellForced()
    expect(localStorage.getItem(FORCED_KEY)).toBe('1')
    expect(promptStore.getState().history.forcedShown).toBe(true)
  })
})

describe('the first visit of a page', () => {
  it('is each member’s own, and there is one', () => {
    expect(takeFirstVisit('/m/withdraw', '7')).toBe(true)
    expect(takeFirstVisit('/m/withdraw', '7')).toBe(false)
    expect(takeFirstVisit('/m/voucherCenter', '7')).toBe(true)
    expect(takeFirstVisit('/m/withdraw', '8')).toBe(true)
  })
})
