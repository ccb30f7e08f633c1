const KEY = 'overlay'
/** Closers of the overlays that are open, the topmost last. */
const open = new Map<string, () => void>()
let opened = 0
let ownSteps = 0
let listening = false

const overlayOf = (state: unknown): string | undefined => {
  const value = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : undefined
  return typeof value === 'string' ? value : undefined
}

function stepBack(): void {
  ownSteps++
  history.back()
}

const mark = (id: string): void => history.pushState({ ...history.state, [KEY]: id }, '')

/**
 * Entries of overlays that are gone, closed by a link that led elsewhere or by the next overlay, are stepped over. A step of our
 * own closes nothing; when an overlay opened meanwhile, it gets the entry back that the step went past.
 */
function onPop(): void {
  const current = overlayOf(history.state)
  const gone = current !== undefined && !open.has(current)
  const ids = [...open.keys()]
  const top = ids.at(-1)
  if (ownSteps > 0) {
    ownSteps--
    if (gone) stepBack()
    else if (top && top !== current) mark(top)
    return
  }
  const above = gone ? ids.slice(-1) : ids.slice(current === undefined ? 0 : ids.indexOf(current) + 1)
  for (const id of above.reverse()) open.get(id)?.()
  if (gone) stepBack()
}

/**
 * Gives an open overlay a history entry, so that the phone's back button calls `close` and leaves the screen alone. The entry
 * keeps the router's own state and the same address. Returns what to call when the overlay closes by another way.
 */
export function holdBackButton(close: () => void): () => void {
  if (!listening) {
    listening = true
    addEventListener('popstate', onPop)
  }
  const id = `${Date.now().toString(36)}.${opened++}`
  open.set(id, close)
  mark(id)
  return () => {
    open.delete(id)
    // A navigation or another overlay in the same turn has already moved on from our entry.
    queueMicrotask(() => {
      if (overlayOf(history.state) === id) stepBack()
    })
  }
}

/**
 * Calls `run` after what was pressed has closed what it closes, steps back included: a step back would take a navigation that
 * had begun before it, such as a download, with it.
 */
export function afterClosing(run: () => void): void {
  const check = () => {
    if (ownSteps > 0) addEventListener('popstate', check, { once: true })
    else run()
  }
  setTimeout(check)
}
