/** A movement below this is a click, px (docs/conformance.md § 2.9). */
export const CLICK_PX = 2
/** A second click within this time is ignored, ms (docs/conformance.md § 2.9). */
export const CLICK_MS = 250
/** Interval of the bounds check after a change, ms (docs/conformance.md § 2.9). */
export const BOUNDS_MS = 250
/** Margin around the element, as a share of the window's width (docs/conformance.md § 2.9). */
export const MARGIN = 0.02
/** Distance of a movement by arrow key, px; four times as far with Shift. */
export const STEP_PX = 16
/** Time in which the speed of a throw falls to about a third, ms. */
const TIRE_MS = 160
/** Below this speed the element stops, px per ms. */
const STILL = 0.02

export interface Point {
  readonly x: number
  readonly y: number
}
export interface Size {
  readonly width: number
  readonly height: number
}
/** Space taken at the window's edges by bars and safe areas, px. */
export interface Insets {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
/** The allowed range of the upper left corner. */
export type Room = Insets
/** The position within its room, 0 to 1, so that it survives a rotation of the device. */
export type Share = Point

/** The allowed positions of the corner. An element that is too large is placed at the start. */
export function roomOf(window: Size, insets: Insets, size: Size): Room {
  const margin = window.width * MARGIN
  const left = insets.left + margin
  const top = insets.top + margin
  return {
    left,
    top,
    right: Math.max(left, window.width - insets.right - margin - size.width),
    bottom: Math.max(top, window.height - insets.bottom - margin - size.height),
  }
}

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** The nearest allowed position. */
export const within = ({ x, y }: Point, { left, top, right, bottom }: Room): Point => ({
  x: between(x, left, right),
  y: between(y, top, bottom),
})

const shareOn = (value: number, least: number, most: number): number =>
  most > least ? between((value - least) / (most - least), 0, 1) : 0

export const shareOf = ({ x, y }: Point, { left, top, right, bottom }: Room): Share => ({
  x: shareOn(x, left, right),
  y: shareOn(y, top, bottom),
})

export const placeOf = ({ x, y }: Share, { left, top, right, bottom }: Room): Point => ({
  x: left + x * (right - left),
  y: top + y * (bottom - top),
})

/** Whether the element can move in both directions. If not, its position cannot be converted to a share. */
export const fits = ({ left, top, right, bottom }: Room): boolean => right > left && bottom > top

const heldOn = (value: number, [from, to]: readonly [number, number], end: number): number =>
  value - from <= to - value ? value : end - (to - value)

/** The position after the element's size has changed: keeps the distance to the nearer edges. */
export const heldPlace = ({ x, y }: Point, before: Room, { left, top, right, bottom }: Room): Point =>
  within(
    {
      x: heldOn(x, [before.left, before.right], right),
      y: heldOn(y, [before.top, before.bottom], bottom),
    },
    { left, top, right, bottom },
  )

/** The rectangle of an element in the window, px. */
export type Box = Point & Size

/** Minimum distance between two floating elements, px. */
export const APART_PX = 8

const overlaps = (at: Point, size: Size, { x, y, width, height }: Box): boolean =>
  width > 0 &&
  height > 0 &&
  at.x < x + width + APART_PX &&
  at.x + size.width + APART_PX > x &&
  at.y < y + height + APART_PX &&
  at.y + size.height + APART_PX > y

/**
 * The nearest position at which the element covers no other floating element. Returns the same point if it covers none,
 * or if there is no such position.
 */
export function beside(at: Point, size: Size, room: Room, others: readonly Box[]): Point {
  const isFree = (place: Point) => !others.some((other) => overlaps(place, size, other))
  if (isFree(at)) return at
  const xs = others.flatMap(({ x, width }) => [x - size.width - APART_PX, x + width + APART_PX])
  const ys = others.flatMap(({ y, height }) => [y - size.height - APART_PX, y + height + APART_PX])
  const places = [
    ...xs.map((x) => ({ x, y: at.y })),
    ...ys.map((y) => ({ x: at.x, y })),
    ...xs.flatMap((x) => ys.map((y) => ({ x, y }))),
  ].map((place) => within(place, room))
  const far = ({ x, y }: Point) => Math.hypot(x - at.x, y - at.y)
  const [nearest] = places.filter(isFree).sort((a, b) => far(a) - far(b))
  return nearest ?? at
}

/** Position and speed of a thrown element, px per ms. */
export interface Flight {
  readonly at: Point
  readonly speed: Point
}

/** Position and speed of a throw after `ms`. It stops at the edges of its room. Undefined: it has stopped. */
export function glide({ at, speed }: Flight, ms: number, room: Room): Flight | undefined {
  if (Math.hypot(speed.x, speed.y) < STILL) return undefined
  const tired = Math.exp(-ms / TIRE_MS)
  const way = TIRE_MS * (1 - tired)
  const next = { x: at.x + speed.x * way, y: at.y + speed.y * way }
  const held = within(next, room)
  return {
    at: held,
    speed: { x: held.x === next.x ? speed.x * tired : 0, y: held.y === next.y ? speed.y * tired : 0 },
  }
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The movement by a key; undefined for other keys. */
export function stepOf(key: string, isFar: boolean): Point | undefined {
  const arrow = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined
  const px = isFar ? STEP_PX * 4 : STEP_PX
  return arrow && { x: arrow.x * px, y: arrow.y * px }
}

/** Converts a share to text for storage. */
export const writeShare = ({ x, y }: Share): string => `${x.toFixed(4)} ${y.toFixed(4)}`

/** Reads a stored share; undefined: missing or invalid. */
export function readShare(kept: string | null): Share | undefined {
  const [, x, y] = /^([01](?:\.\d{1,9})?) ([01](?:\.\d{1,9})?)$/.exec(kept ?? '') ?? []
  if (x === undefined || y === undefined) return undefined
  return { x: between(Number(x), 0, 1), y: between(Number(y), 0, 1) }
}
