import { createStore } from 'zustand/vanilla'
import type { AppContext } from '../../registry/AppContext.ts'
import { pageLater } from '../../ui/toastStore.ts'
import { keepClose, keepForced, keepSkip, readHistory } from './kept.ts'
import type { PromptDecision, PromptHistory } from './model/facts.ts'

/** The feature, and the overlay of its modal, as `feature.ts` declares them. */
const FEATURE = 'appDownloadPrompt'
/** The overlay of its bar. */
const BAR = 'appDownloadBar'

interface Prompt {
  readonly decision: PromptDecision | undefined
  readonly history: PromptHistory
}

/** The prompt that the rules ask for, and what happened before it. */
export const promptStore = createStore<Prompt>(() => ({ decision: undefined, history: readHistory() }))

/** Carries a decision out: says it, and asks for the bar or the modal. Never for both. */
export function carryOut({ overlays }: Pick<AppContext, 'overlays'>, decision: PromptDecision): void {
  const { decision: before } = promptStore.getState()
  promptStore.setState({ decision })
  const on = decision.show !== 'nothing'
  overlays.decide(FEATURE, { on, because: decision.because })
  if (before?.show === decision.show) return
  for (const overlay of [BAR, FEATURE]) overlays.withdraw(overlay)
  if (on) overlays.request(decision.show === 'bar' ? BAR : FEATURE)
}

/** Nobody applies the rules any more. */
export function withdraw({ overlays }: Pick<AppContext, 'overlays'>): void {
  for (const overlay of [BAR, FEATURE]) overlays.withdraw(overlay)
  promptStore.setState({ decision: undefined })
}

/** What is stored may be another session's by now. */
export const rereadHistory = (): void => promptStore.setState({ history: readHistory() })

/** A forced prompt stands before the player: from now on nothing of this feature can be closed (docs/conformance.md § 2.4). */
export function tellForced(): void {
  keepForced()
  rereadHistory()
}

/**
 * The player closes the prompt, or agrees to what it asks: it is not shown again in this session.
 *
 * @param leavingMs how long it needs to go
 */
export function closePrompt(how: 'closed' | 'agreed', leavingMs: number): void {
  if (!promptStore.getState().decision?.closable) return
  if (how === 'closed') keepClose()
  else keepSkip()
  pageLater(rereadHistory, leavingMs)
}
