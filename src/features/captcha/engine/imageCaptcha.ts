import { createStore, type StoreApi } from 'zustand/vanilla'
import { CaptchaError } from '../model/captchaError.ts'
import { type CaptchaState, LOADING, reduceCaptcha } from '../model/state.ts'
import { networkTrouble, RESOURCE_TIMEOUT } from '../model/trouble.ts'
import type { CaptchaFields } from '../model/types.ts'

/** The maximum length of the request's field. */
export const LONGEST_ANSWER = 64

export interface ImageState {
  readonly captcha: CaptchaState
  /** A data URL. The last picture stays until the next one has loaded. */
  readonly image?: string
  readonly value: string
  /** The number of submissions with an empty field. Each one marks the field as invalid and focuses it. */
  readonly missed: number
  readonly invalid: boolean
}

export interface ImageCaptcha {
  readonly store: StoreApi<ImageState>
  start(): () => void
  type(value: string): void
  /** @throws CaptchaError `empty`, also if no picture could be loaded */
  obtain(): Promise<CaptchaFields>
  /** The picture has loaded but cannot be displayed. */
  unreadable(): void
  /** Clears the field and loads a new picture. */
  refresh(): void
}

const EMPTY: ImageState = { captcha: LOADING, value: '', missed: 0, invalid: false }

/** The image captcha. `fetchImage` is `GET /wps/captcha/image`. */
export function createImageCaptcha(fetchImage: (signal: AbortSignal) => Promise<string>): ImageCaptcha {
  const store: StoreApi<ImageState> = createStore(() => EMPTY)
  let round = new AbortController()

  const dispatch = (event: Parameters<typeof reduceCaptcha>[1], change: Partial<ImageState> = {}) =>
    store.setState(({ captcha }) => ({ captcha: reduceCaptcha(captcha, event), ...change }))

  const unreadable = () => dispatch({ type: 'error', trouble: networkTrouble(RESOURCE_TIMEOUT) })

  function refresh() {
    round.abort()
    const mine = new AbortController()
    round = mine
    dispatch({ type: 'retry' }, { value: '', invalid: false })
    fetchImage(mine.signal).then(
      (image) => {
        if (!mine.signal.aborted) dispatch({ type: 'ready' }, { image })
      },
      () => {
        if (!mine.signal.aborted) unreadable()
      },
    )
  }

  return {
    store,
    unreadable,
    refresh,
    start() {
      store.setState(EMPTY, true)
      refresh()
      return () => round.abort()
    },
    type: (value) => store.setState({ value: value.slice(0, LONGEST_ANSWER), invalid: false }),
    async obtain() {
      const { captcha, value, missed } = store.getState()
      // After an error a new picture is loading, so a typed text does not belong to it.
      if (captcha.status === 'error') refresh()
      const text = captcha.status === 'error' ? '' : value.trim()
      if (text !== '') return { captcha: text }
      store.setState({ missed: missed + 1, invalid: true })
      throw new CaptchaError('empty', { inPlace: true })
    },
  }
}
