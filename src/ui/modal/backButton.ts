const KEY = 'overlay'
interface Overlay {
  readonly close: () => void
  readonly address: string
}

/** The open overlays, the topmost last. */
const open = new Map<string, Overlay>()
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

const mark = (id: string): void =>
  history.pushState({ ...history.state, [KEY]: id }, '', open.get(id)?.address)

/**
 * Handles a step in the history. Entries of overlays that have been closed by a link or by another overlay are skipped. A step
 * by this module closes nothing; if an overlay has opened meanwhile, it gets a new entry.
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
  for (const id of above.reverse()) open.get(id)?.close()
  if (gone) stepBack()
}

/**
 * Adds a history entry for an open overlay, so that the phone's back button calls `close` instead of leaving the screen. The entry
 * has the router's state and the same address, or the overlay's own. Returns a function to call when the overlay closes in another
 * way.
 */
export function holdBackButton(close: () => void, address = ''): () => void {
  if (!listening) {
    listening = true
    addEventListener('popstate', onPop)
  }
  const id = `${Date.now().toString(36)}.${opened++}`
  open.set(id, { close, address })
  mark(id)
  return () => {
    open.delete(id)
    // A navigation or another overlay in the same task has already replaced our entry.
    queueMicrotask(() => {
      if (overlayOf(history.state) === id) stepBack()
    })
  }
}

/**
 * Calls `run` after the pressed control has closed its overlays and the history has stepped back: a step back would cancel a
 * navigation, such as a download, that started before it.
 */
export function afterClosing(run: () => void): void {
  const check = () => {
    if (ownSteps > 0) addEventListener('popstate', check, { once: true })
    else run()
  }
  setTimeout(check)
}
