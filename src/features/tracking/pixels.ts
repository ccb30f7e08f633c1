import type { EventName } from './model/names.ts'
import { PIXELS_READY, type PixelEvent, type PixelStart } from './model/pixelMessage.ts'

/** Where the confined frame's document is (`scripts/build/confinedFrames.ts`). */
declare const __PIXELS_FRAME__: string

/** A frame that says nothing for so long is taken away, ms: the host may have no such page. */
const READY_MS = 15_000
/** What happened before the frame was there is kept for it, the newest first to go. */
const MOST_WAITING = 50

/** The pixels of this page, in their frame. */
interface Pixels {
  readonly tell: (event: PixelEvent) => void
  readonly stop: () => void
}

/**
 * Opens the frame. It is of nobody's origin (`sandbox` without `allow-same-origin`), invisible, and hears by a port of its own, so
 * that a document which takes its place hears nothing.
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
  // A script that leads its frame elsewhere has left.
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

/** Opens the site's pixels; what it returns takes them away again, with everything that they know. */
export function openPixels(page: Window, start: PixelStart): () => void {
  pixels?.stop()
  const own = open(page, start)
  pixels = own
  return () => {
    own.stop()
    if (pixels === own) pixels = undefined
  }
}

/** Says which screen is shown: the address that goes along with what happens on it. */
export const showPage = (address: string): void => {
  shown = address
}

/** Tells the site's pixels, where there are any, what happened. */
export const tellPixels = (name: EventName, id: string): void => pixels?.tell({ name, id, page: shown })
