import type { Later } from '../../ui/later.ts'
import { HOOKS_AGAIN_MS } from './model/schedule.ts'
import { readAnswer, type ToFrame } from './model/talk.ts'

/**
 * The permissions of a frame with an opaque origin: scripts, forms, and popups for the vendor's own pages. It cannot navigate
 * this page.
 */
export const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

export interface FrameOptions {
  readonly html: string
  readonly later: Later
  /** Whether the frame contains a vendor's chat that can be opened. */
  readonly onReady: (isReady: boolean) => void
  /** The vendor has navigated the frame away: its content is no longer under our control. */
  readonly onLost: () => void
}

export interface HostedFrame {
  readonly open: () => void
  readonly stop: () => void
}

/**
 * Runs a vendor's scripts in a frame and looks for the function that opens their chat, again after 1 s and 3 s
 * (docs/conformance.md § 1.9). Messages go through a separate MessagePort; none of them is secret.
 */
export function hostFrame(frame: HTMLIFrameElement, options: FrameOptions): HostedFrame {
  const { port1: port, port2 } = new MessageChannel()
  const say = (message: ToFrame) => port.postMessage(message)
  const calledOff: (() => void)[] = []
  let isLoaded = false

  const onLoad = () => {
    if (isLoaded) return options.onLost()
    isLoaded = true
    // A document with an opaque origin can only be addressed with '*'.
    frame.contentWindow?.postMessage(null, '*', [port2])
    say({ kind: 'run', html: options.html })
    calledOff.push(...HOOKS_AGAIN_MS.map((ms) => options.later(() => say({ kind: 'look' }), ms)))
  }
  port.onmessage = ({ data }) => {
    const canOpen = readAnswer(data)
    if (canOpen !== undefined) options.onReady(canOpen)
  }
  frame.addEventListener('load', onLoad)
  return {
    open: () => say({ kind: 'open' }),
    stop() {
      frame.removeEventListener('load', onLoad)
      for (const callOff of calledOff) callOff()
      port.close()
    },
  }
}
