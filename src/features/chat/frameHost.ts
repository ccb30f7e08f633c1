import type { Later } from '../../ui/toastStore.ts'
import { HOOKS_AGAIN_MS } from './model/schedule.ts'
import { readAnswer, type ToFrame } from './model/talk.ts'

/** What a frame without an origin may do: run, take text, and open a vendor's own pages; never lead this page elsewhere. */
export const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

export interface FrameOptions {
  readonly html: string
  readonly later: Later
  /** Whether something in the frame opens the vendor's chat. */
  readonly onReady: (isReady: boolean) => void
  /** The vendor has led the frame elsewhere: it is nobody's any more. */
  readonly onLost: () => void
}

export interface HostedFrame {
  readonly open: () => void
  readonly stop: () => void
}

/**
 * Has a vendor's scripts run in a frame, looks for what opens their chat, and again after 1 s and 3 s (docs/conformance.md § 1.9). What
 * is said goes through a port of its own, and none of it is anybody's secret.
 */
export function hostFrame(frame: HTMLIFrameElement, options: FrameOptions): HostedFrame {
  const { port1: port, port2 } = new MessageChannel()
  const say = (message: ToFrame) => port.postMessage(message)
  const calledOff: (() => void)[] = []
  let isLoaded = false

  const onLoad = () => {
    if (isLoaded) return options.onLost()
    isLoaded = true
    // A document of nobody's origin can only be written to as anybody.
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
