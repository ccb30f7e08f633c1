import type { ReactNode } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { CaptchaError } from './model/captchaError.ts'
import type { CaptchaFields } from './model/types.ts'

/** A captcha whose code has been loaded. */
export interface Brought {
  /** The screen is there; returns what ends it. */
  start(): () => void
  obtain(signal?: AbortSignal): Promise<CaptchaFields>
  refresh(): void
  readonly widget: ReactNode
}

/** Stands in a form for a captcha whose code is on its way. */
export interface HeldCaptcha extends Omit<Brought, 'widget'> {
  readonly store: StoreApi<{ readonly brought?: Brought; readonly failed: boolean }>
  /** Loads it; what failed to arrive is requested again. */
  bring(): void
}

const nothing = () => {}

/** @param prefetched whether it is loaded with the screen, or only when somebody obtains it */
export function holdCaptcha(load: () => Promise<Brought>, prefetched: boolean): HeldCaptcha {
  const store: HeldCaptcha['store'] = createStore(() => ({ failed: false }))
  let coming: Promise<Brought> | undefined
  let isOn = false
  let stop = nothing

  function get(): Promise<Brought> {
    if (!coming) store.setState({ failed: false })
    coming ??= load().then(
      (brought) => {
        store.setState({ brought, failed: false })
        if (isOn) stop = brought.start()
        return brought
      },
      (error: unknown) => {
        coming = undefined
        store.setState({ failed: true })
        throw error
      },
    )
    return coming
  }

  return {
    store,
    bring: () => void get().catch(nothing),
    start() {
      isOn = true
      const { brought } = store.getState()
      if (brought) stop = brought.start()
      else if (prefetched) get().catch(nothing)
      return () => {
        isOn = false
        stop()
        stop = nothing
      }
    },
    async obtain(signal) {
      const brought = await get().catch(() => {
        throw new CaptchaError('network', { inPlace: prefetched })
      })
      return brought.obtain(signal)
    },
    refresh: () => store.getState().brought?.refresh(),
  }
}
