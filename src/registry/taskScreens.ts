import { onScreen } from './gate.ts'
import type { ScreenId } from './ids.ts'

/** Screens for a task, in addition to those that consist of a form: nothing may lie over them that is not part of the task. */
const TASK_SCREENS: readonly ScreenId[] = [
  'launchGame',
  'voucherCenter',
  'withdraw',
  'addBankCard',
  'addBankCardPix',
  'feedback',
  'responsiblePlay',
]

/** Open on those screens. */
export const onTask = onScreen(...TASK_SCREENS)

/** Whether a screen is for a task. */
export const isTask = (screen: ScreenId | undefined): boolean =>
  screen !== undefined && TASK_SCREENS.includes(screen)
