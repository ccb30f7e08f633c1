import type { Slider, SliderEvents } from '../../../../../src/features/captcha/engine/slider.ts'
import {
  createSliderCaptcha,
  type SliderCaptcha,
} from '../../../../../src/features/captcha/engine/sliderCaptcha.ts'
import { CaptchaError } from '../../../../../src/features/captcha/model/captchaError.ts'
import { type Trouble, TroubleError } from '../../../../../src/features/captcha/model/trouble.ts'
import type { CaptchaFields } from '../../../../../src/features/captcha/model/types.ts'
import { later } from './fakePage.ts'

/** One requested slider. */
export interface Opened {
  readonly events: SliderEvents
  readonly signal: AbortSignal
  /** Makes the slider ready. */
  come(): void
  fail(trouble?: Trouble): void
  shown: number
  resets: number
  destroyed: boolean
  arrived: boolean
}

const network: Trouble = { code: 'network', number: '60204' }

/** A slider captcha with a vendor that the test controls. Uses vitest's clock. */
export function sliderWorld({ early = true, turn = { taken: false } } = {}) {
  const opened: Opened[] = []
  const staged: (() => void)[] = []
  let solved = 0

  const open = (events: SliderEvents, signal: AbortSignal) =>
    new Promise<Slider>((resolve, reject) => {
      let failed = false
      const one: Opened = {
        events,
        signal,
        shown: 0,
        resets: 0,
        destroyed: false,
        arrived: false,
        come() {
          one.arrived = !failed
          resolve({
            show: () => void one.shown++,
            reset: () => void one.resets++,
            destroy: () => {
              one.destroyed = true
            },
          })
        },
        fail(trouble = network) {
          failed = !one.arrived
          reject(new TroubleError(trouble))
        },
      }
      opened.push(one)
    })
  const stage = (leave: () => void) => {
    staged.push(leave)
    return () => void staged.splice(staged.indexOf(leave), 1)
  }
  const captcha: SliderCaptcha = createSliderCaptcha({
    open,
    later,
    now: Date.now,
    turn,
    stage,
    prefetched: early,
  })
  const outcomes: (CaptchaFields | string)[] = []
  return {
    captcha,
    opened,
    staged,
    outcomes,
    turn,
    newest: () => opened.at(-1),
    /** Unique fields for each result. */
    fields: (): CaptchaFields => ({ captcha: `result ${++solved}` }),
    obtain: (signal?: AbortSignal) => {
      const place = outcomes.push('pending') - 1
      const settle = (outcome: CaptchaFields | string) => {
        outcomes[place] = outcomes[place] === 'pending' ? outcome : 'settled twice'
      }
      captcha.obtain(signal).then(settle, (error: unknown) => {
        settle(error instanceof CaptchaError ? error.code : `not ours: ${String(error)}`)
      })
    },
    status: () => {
      const state = captcha.store.getState()
      return state.status === 'waiting' && state.verifying ? 'verifying' : state.status
    },
  }
}

/** Lets pending promises settle. */
export const settled = async () => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve()
}
