import { createStore } from 'zustand/vanilla'
import type { AppContext } from '../../../registry/AppContext.ts'
import { pageLater } from '../../../ui/later.ts'
import { LEAVING_MS } from '../../../ui/modal/useModal.ts'
import type { FactorQuestion } from '../flow/model/confirm.ts'
import type { Question } from './model/question.ts'

/** The overlay's id, as declared in `feature.ts`. */
export const OVERLAY = 'secondFactor'

/** The modal's state: open, then closing (animation), then undefined (docs/conformance.md § 1.4). */
export interface ShownFactor {
  readonly question: FactorQuestion
  /** The last state of the question; shown during the closing animation. */
  readonly view: Question
  readonly open: boolean
}

export const factorStore = createStore<{ readonly shown: ShownFactor | undefined }>(() => ({
  shown: undefined,
}))

/** Shows the question until it ends; see `showSecondFactor`. */
export function openFactor({ overlays }: Pick<AppContext, 'overlays'>, question: FactorQuestion): void {
  factorStore.getState().shown?.question.cancel()
  if (!question.current()) return
  overlays.request(OVERLAY)
  const isShown = () => factorStore.getState().shown?.question === question

  const follow = () => {
    const view = question.current()
    if (view) {
      factorStore.setState({ shown: { question, view, open: true } })
      return
    }
    stop()
    const { shown } = factorStore.getState()
    if (shown && isShown()) factorStore.setState({ shown: { ...shown, open: false } })
    pageLater(() => {
      if (!isShown()) return
      factorStore.setState({ shown: undefined })
      overlays.withdraw(OVERLAY)
    }, LEAVING_MS)
  }
  const stop = question.subscribe(follow)
  follow()
}
