import {
  networkTrouble,
  RESOURCE_TIMEOUT,
  readTrouble,
  type Trouble,
  TroubleError,
} from '../model/trouble.ts'
import type { CaptchaFields } from '../model/types.ts'
import type { VendorStart } from './loadScript.ts'
import { isVendorSlider, quietly, type Slider, type SliderEvents, type VendorSlider } from './slider.ts'

/** The parameters to start a vendor's slider once. */
export interface Beginning {
  readonly start: VendorStart
  /** The vendor's configuration. `onError` is added to it, because v4 throws without it. */
  readonly config: Readonly<Record<string, unknown>>
  readonly show: (vendor: VendorSlider) => void
  readonly fields: (validate: unknown) => CaptchaFields | undefined
  readonly events: SliderEvents
  readonly signal: AbortSignal
}

/**
 * Calls `initGeetest` or `initGeetest4` and waits until the slider is ready. Settles once, with the first report: ready or an
 * error. A slider that is created afterwards is destroyed and not shown (v4 reports 60205 and calls back anyway). @throws
 * TroubleError
 */
export function begin({ start, config, show, fields, events, signal }: Beginning): Promise<Slider> {
  return new Promise((resolve, reject) => {
    let state: 'starting' | 'ready' | 'over' = 'starting'
    let vendor: VendorSlider | undefined

    const giveUp = (trouble: Trouble) => {
      if (state !== 'starting') return
      state = 'over'
      signal.removeEventListener('abort', onAbort)
      const made = vendor
      if (made) quietly(() => made.destroy())
      reject(new TroubleError(trouble))
    }
    const onAbort = () => giveUp(networkTrouble(RESOURCE_TIMEOUT))
    const onError = (reported: unknown) => {
      if (state === 'ready') events.error(readTrouble(reported))
      else giveUp(readTrouble(reported))
    }
    const onReady = (made: VendorSlider) => {
      if (state !== 'starting') return
      state = 'ready'
      signal.removeEventListener('abort', onAbort)
      resolve({
        show: () => show(made),
        reset: () => made.reset(),
        destroy: () => {
          state = 'over'
          quietly(() => made.destroy())
        },
      })
    }
    const meet = (made: unknown) => {
      if (!isVendorSlider(made)) return giveUp(networkTrouble(RESOURCE_TIMEOUT))
      if (state !== 'starting' || vendor) return quietly(() => made.destroy())
      vendor = made
      made.onError(onError)
      made.onClose(() => state === 'ready' && events.close())
      made.onSuccess(() => state === 'ready' && events.success(fields(made.getValidate())))
      made.onReady(() => onReady(made))
    }

    if (signal.aborted) return onAbort()
    signal.addEventListener('abort', onAbort)
    try {
      start({ ...config, onError }, meet)
    } catch {
      giveUp(networkTrouble(RESOURCE_TIMEOUT))
    }
  })
}
