import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Later } from '../../../ui/later.ts'
import { CaptchaError } from '../model/captchaError.ts'
import { type CaptchaEvent, type CaptchaState, LOADING, reduceCaptcha } from '../model/state.ts'
import { errorOf, type Trouble, troubleOf } from '../model/trouble.ts'
import type { CaptchaFields } from '../model/types.ts'
import type { OpenSlider, Slider, SliderEvents } from './slider.ts'

/** A result is valid for 60 s (docs/conformance.md § 2.9). The rest is left for the request that sends it. */
export const RESULT_MS = 55_000

export interface SliderCaptchaEnv {
  readonly open: OpenSlider
  readonly later: Later
  readonly now: () => number
  /**
   * One captcha at a time in a page: a second `obtain` meanwhile rejects with `tooFast` (docs/conformance.md § 1.5).
   */
  readonly turn: { taken: boolean }
  /**
   * Makes the slider the topmost layer; `leave` is called when the player closes it. Returns a function that ends this.
   */
  readonly stage: (leave: () => void) => () => void
  /** The slider is loaded before the first `obtain`, so that it is ready by then. */
  readonly prefetched: boolean
}

export interface SliderCaptcha {
  readonly store: StoreApi<CaptchaState>
  /** Called when the screen mounts; the returned function destroys the captcha. */
  start(): () => void
  /** The player tapped the widget. This also works while no `obtain` is pending. */
  verify(): void
  /** @throws CaptchaError */
  obtain(signal?: AbortSignal): Promise<CaptchaFields>
  refresh(): void
}

interface Solved {
  readonly fields: CaptchaFields
  readonly at: number
  used: boolean
}

/**
 * A slider captcha of either version. An `obtain` settles exactly once, whatever events the vendor sends and in any order.
 */
export function createSliderCaptcha(env: SliderCaptchaEnv): SliderCaptcha {
  const store: StoreApi<CaptchaState> = createStore(() => LOADING)
  const status = () => store.getState().status
  const dispatch = (event: CaptchaEvent) => store.setState((state) => reduceCaptcha(state, event), true)

  let round: AbortController | undefined
  let slider: Slider | undefined
  let solved: Solved | undefined
  let wanted = false
  let settle: ((outcome: CaptchaFields | CaptchaError) => void) | undefined
  let leaveStage = () => {}
  let callOffExpiry = () => {}

  function drop() {
    round?.abort()
    slider?.destroy()
    round = undefined
    slider = undefined
  }
  function unwind(outcome: CaptchaFields | CaptchaError) {
    wanted = false
    leaveStage()
    leaveStage = () => {}
    settle?.(outcome)
  }
  function fail(trouble: Trouble) {
    if (status() === 'success') return
    drop()
    dispatch({ type: 'error', trouble })
    unwind(errorOf(trouble))
  }
  function succeed(fields: CaptchaFields | undefined) {
    if (status() !== 'waiting') return
    if (!fields) return fail({ code: 'vendor' })
    solved = { fields, at: env.now(), used: settle !== undefined }
    callOffExpiry()
    callOffExpiry = env.later(expire, RESULT_MS)
    dispatch({ type: 'success' })
    unwind(fields)
  }
  function expire() {
    if (solved && !solved.used) refresh()
  }
  function closed() {
    if (status() !== 'waiting') return
    dispatch({ type: 'closed' })
    unwind(new CaptchaError('verify_first'))
  }

  function load() {
    drop()
    const mine = new AbortController()
    round = mine
    const only =
      <Given extends unknown[]>(run: (...given: Given) => void) =>
      (...given: Given) => {
        if (!mine.signal.aborted) run(...given)
      }
    const events: SliderEvents = { success: only(succeed), error: only(fail), close: only(closed) }
    dispatch({ type: 'retry' })
    env.open(events, mine.signal).then(
      (made) => {
        if (mine.signal.aborted) return made.destroy()
        slider = made
        dispatch({ type: 'ready' })
        if (wanted) show()
      },
      only((error: unknown) => fail(troubleOf(error))),
    )
  }
  /** The player leaves in a way that the vendor does not notice: the slider is destroyed and loaded again. */
  function leave() {
    const wasShown = isShown()
    if (status() === 'waiting') dispatch({ type: 'closed' })
    unwind(new CaptchaError('verify_first'))
    if (wasShown) load()
  }
  function show() {
    if (!slider || status() !== 'waiting') return
    wanted = true
    leaveStage()
    leaveStage = env.stage(leave)
    dispatch({ type: 'shown' })
    try {
      slider.show()
    } catch (error) {
      fail({ ...troubleOf(error), code: 'vendor' })
    }
  }
  function verify() {
    if (status() === 'success') return
    wanted = true
    if (slider) show()
    else if (!round || status() === 'error') load()
  }
  function refresh() {
    if (status() !== 'success') return
    solved = undefined
    callOffExpiry()
    dispatch({ type: 'reset' })
    try {
      slider?.reset()
    } catch {
      load()
    }
  }

  async function obtain(signal?: AbortSignal): Promise<CaptchaFields> {
    if (signal?.aborted) throw new CaptchaError('verify_first')
    if (env.turn.taken) throw new CaptchaError('tooFast')
    if (solved && !solved.used && env.now() - solved.at < RESULT_MS) {
      solved.used = true
      return solved.fields
    }
    refresh()
    env.turn.taken = true
    return new Promise((resolve, reject) => {
      settle = (outcome) => {
        settle = undefined
        env.turn.taken = false
        signal?.removeEventListener('abort', leave)
        if (outcome instanceof CaptchaError) reject(outcome)
        else resolve(outcome)
      }
      signal?.addEventListener('abort', leave)
      if (!isShown()) verify()
    })
  }
  const isShown = () => {
    const state = store.getState()
    return state.status === 'waiting' && state.verifying
  }

  return {
    store,
    verify: () => {
      if (!isShown()) verify()
    },
    obtain,
    refresh,
    start() {
      store.setState(LOADING, true)
      if (env.prefetched) load()
      return () => {
        callOffExpiry()
        solved = undefined
        drop()
        unwind(new CaptchaError('verify_first'))
      }
    },
  }
}
