import type { ReactNode } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { CaptchaError } from './model/captchaError.ts'
import type { CaptchaFields } from './model/types.ts'

/** A captcha whose code has been loaded. */
export interface Brought {
  /** Called when the screen mounts; returns the cleanup function. */
  start(): () => void
  obtain(signal?: AbortSignal): Promise<CaptchaFields>
  refresh(): void
  readonly widget: ReactNode
}

/** Holds the place of a captcha in a form while its code loads. */
export interface HeldCaptcha extends Omit<Brought, 'widget'> {
  readonly store: StoreApi<{ readonly brought?: Brought; readonly failed: boolean }>
  /** Loads the code; requests it again after a failed load. */
  bring(): void
}

const nothing = () => {}

/** @param prefetched whether the code is loaded with the screen, or only on the first `obtain` */
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
