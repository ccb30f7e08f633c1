import {
  BOUNDS_MS,
  type Box,
  beside,
  CLICK_MS,
  CLICK_PX,
  type Flight,
  fits,
  glide,
  heldPlace,
  type Insets,
  type Point,
  placeOf,
  type Room,
  roomOf,
  type Share,
  shareOf,
  stepOf,
  within,
} from './rules.ts'
import { watchAround } from './watchAround.ts'

/** If the finger rests this long before it is lifted, the element is not thrown, ms. */
const REST_MS = 80

export interface MoveOptions {
  readonly insets: () => Insets
  /** Elements that define the bounds. The bounds are computed again when their size changes. */
  readonly edges?: readonly Element[]
  /** Other floating elements, which this one must not cover. */
  readonly others?: () => readonly Box[]
  /** The last position. */
  readonly share: Share
  /** Called when the element comes to rest at a new position. */
  readonly onRest: (share: Share) => void
  /** True: throwing is disabled. */
  readonly calm: () => boolean
}

/**
 * Makes a fixed element draggable and throwable within its bounds, and movable by arrow keys. Writes `transform`
 * itself. A movement too short for a drag is a click on the touched element. Handles one pointer at a time.
 */
export function moveAnywhere(element: HTMLElement, options: MoveOptions): () => void {
  let share = options.share
  let at: Point = { x: 0, y: 0 }
  /** The transform: the position minus the position without a transform. */
  let shift: Point = { x: 0, y: 0 }
  let frame = 0
  let grip: { readonly from: Point; readonly hold: Point; moved: boolean } | undefined
  let last = { at, time: 0, speed: at }
  let dragged = false
  let clickedAt = Number.NEGATIVE_INFINITY
  let laid: { readonly room: Room; readonly around: string } | undefined

  const look = () => {
    const box = element.getBoundingClientRect()
    const view = { width: window.innerWidth, height: window.innerHeight }
    const insets = options.insets()
    return {
      room: roomOf(view, insets, box),
      origin: { x: box.left - shift.x, y: box.top - shift.y },
      size: { width: box.width, height: box.height },
      around: JSON.stringify([view, insets]),
    }
  }
  const put = (point: Point, origin: Point) => {
    at = point
    shift = { x: point.x - origin.x, y: point.y - origin.y }
    element.style.transform = `translate3d(${shift.x.toFixed(1)}px, ${shift.y.toFixed(1)}px, 0)`
    element.style.visibility = ''
  }
  const move = (point: Point) => {
    const { room, origin, around } = look()
    put(within(point, room), origin)
    share = shareOf(at, room)
    laid = { room, around }
  }
  /** Moves the element beside other floating elements that it covers. */
  const makeRoom = () => {
    const others = options.others?.() ?? []
    if (others.length === 0) return
    const { room, size } = look()
    const place = beside(at, size, room, others)
    if (place !== at) move(place)
  }
  const rest = () => {
    makeRoom()
    options.onRest(share)
  }
  const stop = () => {
    cancelAnimationFrame(frame)
    frame = 0
  }
  /** With other bounds the element keeps its share of the free space; with another size of its own it keeps its place. */
  const check = () => {
    if (grip?.moved || frame !== 0) return
    const { room, origin, around } = look()
    const isHeld = laid?.around === around && fits(laid.room) && fits(room)
    const place = laid && isHeld ? heldPlace(at, laid.room, room) : placeOf(share, room)
    laid = { room, around }
    const drift = Math.hypot(place.x - origin.x - shift.x, place.y - origin.y - shift.y)
    if (drift > 0.5 || element.style.visibility === 'hidden') put(place, origin)
    makeRoom()
  }
  const fly = (start: Flight, since: number) => {
    frame = requestAnimationFrame((time) => {
      const next = glide(start, Math.max(1, time - since), look().room)
      if (!next) {
        frame = 0
        return rest()
      }
      move(next.at)
      fly({ at, speed: next.speed }, time)
    })
  }

  const down = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return
    // A touch during a throw stops the element there.
    if (frame !== 0) rest()
    stop()
    dragged = false
    const from = { x: event.clientX, y: event.clientY }
    grip = { from, hold: { x: from.x - at.x, y: from.y - at.y }, moved: false }
    last = { at: from, time: performance.now(), speed: { x: 0, y: 0 } }
  }
  const follow = (event: PointerEvent) => {
    if (!grip || !event.isPrimary) return
    const to = { x: event.clientX, y: event.clientY }
    if (!grip.moved && Math.hypot(to.x - grip.from.x, to.y - grip.from.y) < CLICK_PX) return
    // Captured only once it moves: capturing at once would take the click away from the touched element.
    if (!grip.moved) element.setPointerCapture(event.pointerId)
    grip.moved = true
    const time = performance.now()
    const ms = Math.max(1, time - last.time)
    last = { at: to, time, speed: { x: (to.x - last.at.x) / ms, y: (to.y - last.at.y) / ms } }
    move({ x: to.x - grip.hold.x, y: to.y - grip.hold.y })
  }
  const release = (event: PointerEvent) => {
    if (!grip || !event.isPrimary) return
    dragged = grip.moved
    grip = undefined
    if (!dragged) return
    // The click that follows a drag fires at once or never.
    setTimeout(() => {
      dragged = false
    })
    const isThrown = performance.now() - last.time < REST_MS && !options.calm()
    if (isThrown) fly({ at, speed: last.speed }, performance.now())
    else rest()
  }
  const click = (event: MouseEvent) => {
    const isSecond = event.timeStamp - clickedAt < CLICK_MS
    if (dragged || isSecond) {
      dragged = false
      event.preventDefault()
      event.stopPropagation()
    } else clickedAt = event.timeStamp
  }
  const key = (event: KeyboardEvent) => {
    const { target } = event
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return
    const types = target.matches('input, select, textarea, [contenteditable]')
    const step = types ? undefined : stepOf(event.key, event.shiftKey)
    if (step) {
      event.preventDefault()
      stop()
      move({ x: at.x + step.x, y: at.y + step.y })
      rest()
    } else if (target === element && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      pressInside(element)
    }
  }

  element.style.visibility = 'hidden'
  check()
  const stopWatching = watchAround([element, ...(options.edges ?? [])], BOUNDS_MS, check)
  const over = new AbortController()
  const { signal } = over
  element.addEventListener('pointerdown', down, { signal })
  window.addEventListener('pointermove', follow, { signal })
  window.addEventListener('pointerup', release, { signal })
  window.addEventListener('pointercancel', release, { signal })
  window.addEventListener('resize', check, { signal })
  element.addEventListener('click', click, { capture: true, signal })
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  element.addEventListener('keydown', key, { signal })
  return () => {
    over.abort()
    stopWatching()
    stop()
  }
}

/** The target of a tap: the first control inside, else the innermost element. */
function pressInside(element: HTMLElement): void {
  let inner = element.querySelector<HTMLElement>('button, a[href], [role="button"], [tabindex]')
  for (let at = element.firstElementChild; !inner && at; at = at.firstElementChild) {
    if (at instanceof HTMLElement && at.firstElementChild === null) inner = at
  }
  inner?.click()
}
