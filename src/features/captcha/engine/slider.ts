import type { Trouble } from '../model/trouble.ts'
import type { CaptchaFields } from '../model/types.ts'

/** A vendor's slider that is ready to be shown. */
export interface Slider {
  /** Shows the slider to the player. */
  show(): void
  /** Loads a new puzzle. */
  reset(): void
  /** Removes the slider from the page. */
  destroy(): void
}

/** The events of a slider. They can occur in any order and any number of times. */
export interface SliderEvents {
  /** undefined: it reported success without a result. */
  success(fields: CaptchaFields | undefined): void
  error(trouble: Trouble): void
  close(): void
}

/** Loads a slider; resolves as soon as it is ready. @throws TroubleError */
export type OpenSlider = (events: SliderEvents, signal: AbortSignal) => Promise<Slider>

/** An object of the vendor's script that has these methods. */
export type Vendor<Name extends string> = { readonly [Method in Name]: (...given: unknown[]) => unknown }

export function isVendor<Name extends string>(
  value: unknown,
  methods: readonly Name[],
): value is Vendor<Name> {
  return (
    typeof value === 'object' &&
    value !== null &&
    methods.every((method) => typeof Reflect.get(value, method) === 'function')
  )
}

const METHODS = ['onReady', 'onSuccess', 'onError', 'onClose', 'getValidate', 'reset', 'destroy'] as const

/** The methods that both versions have. */
export type VendorSlider = Vendor<(typeof METHODS)[number]>

export const isVendorSlider = (value: unknown): value is VendorSlider => isVendor(value, METHODS)

/** Runs a vendor's function and ignores its errors: nothing depends on the result. */
export function quietly(run: () => unknown): void {
  try {
    run()
  } catch {
    // The slider is being destroyed or recreated.
  }
}
