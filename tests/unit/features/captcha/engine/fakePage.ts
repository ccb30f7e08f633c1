import { vi } from 'vitest'
import type { VendorPage } from '../../../../../src/features/captcha/engine/env.ts'
import type { Later } from '../../../../../src/ui/later.ts'

/** A server's answer: the script, nothing, an error, or another script; a number: the script after so many ms. */
export type Answer = 'script' | 'hang' | 'missing' | 'other' | number

export const later: Later = (run, ms) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** A page in which loaded scripts define `global` as `start`. Uses vitest's clock. */
export function fakePage(
  global: string,
  start: (...given: unknown[]) => unknown,
  answer: (url: string, count: number) => Answer,
) {
  const begun = Date.now()
  const globals = new Map<string, unknown>()
  const asked: { readonly url: string; readonly at: number }[] = []
  const removed: string[] = []
  const page: VendorPage = {
    later,
    global: (name) => globals.get(name),
    forget: (name) => void globals.delete(name),
    inject(url) {
      const how = answer(url, asked.length)
      asked.push({ url, at: Date.now() - begun })
      const loaded = new Promise<void>((resolve, reject) => {
        if (how === 'hang') return
        if (how === 'missing') return void setTimeout(() => reject(new Error('404')), 10)
        const arrive = () => {
          if (how !== 'other') globals.set(global, start)
          resolve()
        }
        setTimeout(arrive, typeof how === 'number' ? how : 10)
      })
      return { loaded, remove: () => void removed.push(url) }
    },
  }
  return { page, asked, removed }
}

type Heard = Record<'Ready' | 'Success' | 'Error' | 'Close', ((...given: unknown[]) => unknown)[]>

/** A fake of the vendor's slider with the given result. */
export function fakeVendor(result: unknown = { lot_number: 'l', pass_token: 'p' }) {
  const heard: Heard = { Ready: [], Success: [], Error: [], Close: [] }
  const hear = (name: keyof Heard) => (run: (...given: unknown[]) => unknown) => void heard[name].push(run)
  const vendor = {
    onReady: hear('Ready'),
    onSuccess: hear('Success'),
    onError: hear('Error'),
    onClose: hear('Close'),
    getValidate: () => result,
    reset: vi.fn(),
    destroy: vi.fn(),
    showCaptcha: vi.fn(),
    verify: vi.fn(),
  }
  const say = (name: keyof Heard, ...given: unknown[]) => {
    for (const run of heard[name]) run(...given)
  }
  return { vendor, say }
}
