import { createStore } from 'zustand/vanilla'
import type { AppContext } from '../../registry/AppContext.ts'
import { pageLater } from '../../ui/later.ts'
import { keepClose, keepForced, keepSkip, readHistory } from './kept.ts'
import type { PromptDecision, PromptHistory } from './model/facts.ts'

/** The id of the feature and of its modal's overlay, as in `feature.ts`. */
const FEATURE = 'appDownloadPrompt'
/** The id of the bar's overlay. */
const BAR = 'appDownloadBar'

interface Prompt {
  readonly decision: PromptDecision | undefined
  readonly history: PromptHistory
}

/** The current decision of the rules, and the stored history. */
export const promptStore = createStore<Prompt>(() => ({ decision: undefined, history: readHistory() }))

/** Carries out a decision: publishes it and requests the bar or the modal, never both. */
export function carryOut({ overlays }: Pick<AppContext, 'overlays'>, decision: PromptDecision): void {
  const { decision: before } = promptStore.getState()
  promptStore.setState({ decision })
  const on = decision.show !== 'nothing'
  overlays.decide(FEATURE, { on, because: decision.because })
  if (before?.show === decision.show) return
  for (const overlay of [BAR, FEATURE]) overlays.withdraw(overlay)
  if (on) overlays.request(decision.show === 'bar' ? BAR : FEATURE)
}

/** The rules are no longer applied: removes the prompt. */
export function withdraw({ overlays }: Pick<AppContext, 'overlays'>): void {
  for (const overlay of [BAR, FEATURE]) overlays.withdraw(overlay)
  promptStore.setState({ decision: undefined })
}

/** The stored history may belong to another session by now. */
export const rereadHistory = (): void => promptStore.setState({ history: readHistory() })

/**
 * A forced prompt is shown: from now on the player cannot close any prompt of this feature (docs/conformance.md § 2.4).
 */
export function tellForced(): void {
  keepForced()
  rereadHistory()
}

/**
 * The player closes the prompt or accepts it: it is not shown again in this session.
 *
 * @param leavingMs duration of the closing animation
 */
export function closePrompt(how: 'closed' | 'agreed', leavingMs: number): void {
  if (!promptStore.getState().decision?.closable) return
  if (how === 'closed') keepClose()
  else keepSkip()
  pageLater(rereadHistory, leavingMs)
}
