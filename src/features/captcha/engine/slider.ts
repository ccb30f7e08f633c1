import type { Trouble } from '../model/trouble.ts'
import type { CaptchaFields } from '../model/types.ts'

/** A vendor's slider that is ready to be shown. */
export interface Slider {
  /** Puts it in front of the player. */
  show(): void
  /** Takes a fresh puzzle. */
  reset(): void
  /** Takes it out of the page. */
  destroy(): void
}

/** What a slider says, in any order and as often as it likes. */
export interface SliderEvents {
  /** Undefined: it called itself solved and had no result. */
  success(fields: CaptchaFields | undefined): void
  error(trouble: Trouble): void
  close(): void
}

/** Loads a slider; resolves when it is ready. @throws TroubleError */
export type OpenSlider = (events: SliderEvents, signal: AbortSignal) => Promise<Slider>

/** An object with these methods, from a script of the vendor's. */
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

/** What both versions have in common. */
export type VendorSlider = Vendor<(typeof METHODS)[number]>

export const isVendorSlider = (value: unknown): value is VendorSlider => isVendor(value, METHODS)

/** Vendors throw where nothing is to be gained from it. */
export function quietly(run: () => unknown): void {
  try {
    run()
  } catch {
    // It is being taken away, or taken anew.
  }
}
