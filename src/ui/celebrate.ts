import { tick } from './haptics.ts'
import { wantsLessMotion } from './reducedMotion.ts'

/** Pieces of confetti: enough to be seen, little work for a cheap phone. */
const PIECES = 70
/** Frames that a piece stays, at 60 a second. */
const FRAMES = 150
/** The form in which the library reads a colour. */
const HEX = /^#[\da-f]{6}$/i
const COLOURS = ['--brand', '--accent', '--positive', '--warning']

/** Throws confetti from a point of the page, in the site's colours. Nothing where less motion is wanted, or it cannot be loaded. */
export async function celebrate(at: Element): Promise<void> {
  if (wantsLessMotion()) return
  tick()
  const library = await import('canvas-confetti').catch(() => undefined)
  // A device that is short of memory may have no canvas left.
  if (!library || !at.isConnected || !document.createElement('canvas').getContext('2d')) return
  const box = at.getBoundingClientRect()
  const style = getComputedStyle(document.documentElement)
  const colors = COLOURS.map((name) => style.getPropertyValue(name).trim()).filter((colour) =>
    HEX.test(colour),
  )
  // Without its worker, which would need blob: in the content security policy.
  const confetti = library.create(undefined, { useWorker: false, resize: true })
  await confetti({
    particleCount: PIECES,
    ticks: FRAMES,
    spread: 70,
    startVelocity: 32,
    origin: {
      x: (box.left + box.width / 2) / window.innerWidth,
      y: (box.top + box.height / 2) / window.innerHeight,
    },
    ...(colors.length > 0 && { colors }),
    zIndex: Number(style.getPropertyValue('--layer-toast')),
    disableForReducedMotion: true,
  })
}
