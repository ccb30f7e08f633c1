/** The events of first use: touch, key, pointer. */
const TOUCHES = ['pointerdown', 'keydown'] as const

/** Runs a function once, at the visitor's first interaction with the page. Returns a function that cancels it. */
export function atFirstTouch(action: () => void): () => void {
  const stop = () => {
    for (const touch of TOUCHES) removeEventListener(touch, begin)
  }
  const begin = () => {
    stop()
    action()
  }
  for (const touch of TOUCHES) addEventListener(touch, begin, { passive: true })
  return stop
}
