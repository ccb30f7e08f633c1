import type { Banners } from '../../generated/types.ts'
import type { Later } from '../../ui/later.ts'
import type { Loaded } from './loadPicture.ts'
import { type Welcome, type WelcomeHistory, waitOf, welcomesOf, whyNone } from './model/rules.ts'

/** A welcome image that can be seen. */
export type Shown = Welcome & Loaded

export interface WelcomeEnv {
  /** `welcome_image_wait`, s; undefined: disabled. */
  readonly wait: number | undefined
  readonly later: Later
  readonly history: () => WelcomeHistory
  /** Rejects where they cannot be had. */
  readonly banners: () => Promise<Banners | undefined>
  readonly load: (welcome: Welcome) => Promise<Loaded | undefined>
  /** Says why one shows, or why none does. */
  readonly say: (on: boolean, because: string) => void
  readonly show: (pictures: readonly Shown[]) => void
}

/**
 * Runs the welcome images for one visit of home (docs/conformance.md § 2.4): waits, requests the pictures, leaves out
 * those already seen or failing to load, and shows the rest. Returns a function that stops it at any step.
 */
export function startWelcome(env: WelcomeEnv): () => void {
  const { later, history, say, show } = env
  const wait = waitOf(env.wait)
  let here = true
  const stop = () => {
    here = false
  }

  async function lookUp(): Promise<void> {
    const banners = await env.banners()
    const wanted = welcomesOf(banners, history())
    const loaded = await Promise.all(
      wanted.map(async (welcome) => {
        const picture = await env.load(welcome)
        return picture ? [{ ...welcome, ...picture }] : []
      }),
    )
    if (!here) return
    const pictures = loaded.flat()
    const [first] = pictures
    if (first) {
      say(true, `the picture ${first.fileName} is new`)
      show(pictures)
    } else say(false, wanted.length > 0 ? 'no picture could be loaded' : whyNone(banners, history()))
  }

  if (wait === undefined) return stop
  if (history().over) {
    say(false, whyNone(undefined, history()))
    return stop
  }
  say(false, `it waits ${env.wait} s on home`)
  const callOff = later(() => {
    lookUp().catch(() => here && say(false, 'the pictures could not be asked for'))
  }, wait)
  return () => {
    stop()
    callOff()
  }
}
