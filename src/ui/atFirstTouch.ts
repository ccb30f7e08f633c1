/** By which a person begins to use a page: a finger, a key, a pointer. */
const TOUCHES = ['pointerdown', 'keydown'] as const

/** Does something once, when a person first touches the page: who only looks needs none of it. Answers what takes it back. */
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
