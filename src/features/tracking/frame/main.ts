import { pixelIdsOf } from '../model/networks.ts'
import { PIXELS_READY } from '../model/pixelMessage.ts'
import { bagOf } from './bag.ts'
import { makeForgetful } from './forgetful.ts'
import { isPixelEvent, runPixels } from './run.ts'

/**
 * Runs in the confined frame (`scripts/build/confinedFrames.ts`). The frame has an opaque origin, so vendors' scripts
 * cannot reach the site's storage, cookies or document. Events come by one port that no later document can get.
 */
function listen(): void {
  const { parent } = window
  const hear = ({ source, data, ports: [port] }: MessageEvent<unknown>) => {
    if (source !== parent || !port || typeof data !== 'object' || data === null) return
    window.removeEventListener('message', hear)
    makeForgetful(window, cookiesOf(Reflect.get(data, 'cookies')))
    const tell = runPixels(pixelIdsOf(Reflect.get(data, 'ids')), bagOf(window), {
      document,
      setTimeout: window.setTimeout.bind(window),
      clearTimeout: window.clearTimeout.bind(window),
    })
    port.onmessage = ({ data: event }: MessageEvent<unknown>) => {
      if (!isPixelEvent(event)) return
      showAddress(event.page)
      tell(event)
    }
  }
  window.addEventListener('message', hear)
  parent.postMessage(PIXELS_READY, '*')
}

/** What a script that asks for its page's address is to find: Meta's and BIGO's take no other word for it. */
function showAddress(page: string): void {
  try {
    window.history.replaceState(null, '', page)
  } catch {
    // A browser that lets a frame of nobody's origin keep its address only.
  }
}

const cookiesOf = (sent: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(Object(sent)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  )

// Must not run with the site's own origin (own window, or no sandbox): vendors could read the site's storage.
if (self.origin === 'null' && window.parent !== window) listen()
