import type { EventName } from './model/names.ts'
import { PIXELS_READY, type PixelEvent, type PixelStart } from './model/pixelMessage.ts'

/** Where the confined frame's document is (`scripts/build/confinedFrames.ts`). */
declare const __PIXELS_FRAME__: string

/** A frame that does not report within this time is removed, ms: the host may not have the page. */
const READY_MS = 15_000
/** Maximum number of events kept until the frame is ready; further ones are dropped. */
const MOST_WAITING = 50

/** The pixels of this page, in their frame. */
interface Pixels {
  readonly tell: (event: PixelEvent) => void
  readonly stop: () => void
}

/**
 * Opens the invisible frame. It has an opaque origin (`sandbox` without `allow-same-origin`) and its own message port,
 * so that a document that replaces it receives nothing.
 */
function open(page: Window, start: PixelStart): Pixels {
  const { document } = page
  const frame = document.createElement('iframe')
  const { port1: port, port2 } = new MessageChannel()
  let waiting: PixelEvent[] | undefined = []
  let loads = 0

  const stop = () => {
    page.clearTimeout(timer)
    page.removeEventListener('message', hear)
    port.close()
    frame.remove()
  }
  const hear = ({ source, data }: MessageEvent<unknown>) => {
    if (!waiting || source !== frame.contentWindow || data !== PIXELS_READY) return
    page.clearTimeout(timer)
    page.removeEventListener('message', hear)
    frame.contentWindow?.postMessage(start, '*', [port2])
    for (const event of waiting) port.postMessage(event)
    waiting = undefined
  }
  const timer = page.setTimeout(stop, READY_MS)
  page.addEventListener('message', hear)
  // A second load means that a script has navigated the frame away.
  frame.addEventListener('load', () => {
    loads += 1
    if (loads > 1) stop()
  })
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.referrerPolicy = 'no-referrer'
  frame.hidden = true
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  frame.dataset.pixels = ''
  frame.src = __PIXELS_FRAME__
  document.body.append(frame)

  return {
    stop,
    tell(event) {
      if (!waiting) port.postMessage(event)
      else if (waiting.length < MOST_WAITING) waiting.push(event)
    },
  }
}

let pixels: Pixels | undefined
let shown = ''

/** Opens the site's pixels. Returns a function that removes them with all their data. */
export function openPixels(page: Window, start: PixelStart): () => void {
  pixels?.stop()
  const own = open(page, start)
  pixels = own
  return () => {
    own.stop()
    if (pixels === own) pixels = undefined
  }
}

/** Sets the URL of the current screen, which is sent with its events. */
export const showPage = (address: string): void => {
  shown = address
}

/** Sends an event to the site's pixels, if there are any. */
export const tellPixels = (name: EventName, id: string): void => pixels?.tell({ name, id, page: shown })
