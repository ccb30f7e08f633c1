import { isScrolled } from '../isScrolled.ts'

/** Speed at release that counts as a flick, px per ms. */
const FLICK = 0.5
/** From this share of the height on, releasing closes the sheet without a flick. */
const FAR = 0.4

export interface Release {
  /** Distance downwards, px. */
  readonly offset: number
  /** Speed at release, px per ms; positive downwards. */
  readonly speed: number
  /** The sheet's height, px. */
  readonly height: number
}

/** Whether releasing closes the sheet: it was flicked down, or pulled far enough and not flicked up. */
export const closes = ({ offset, speed, height }: Release): boolean =>
  speed > FLICK ? offset > 0 : offset > height * FAR && speed > -FLICK

/**
 * Lets a sheet follow the pointer: at its handle (`data-handle`) with any pointer, in its content by touch when it is scrolled to
 * the top. Writes `transform` itself, so nothing renders meanwhile.
 */
export function dragDown(sheet: HTMLElement, close: () => void): () => void {
  let from: number | undefined
  let fromX = 0
  let [last, lastAt, offset, speed, held] = [0, 0, 0, 0, false]

  const begin = (x: number, y: number) => {
    from = y
    fromX = x
    ;[last, lastAt, offset, speed, held] = [y, performance.now(), 0, 0, false]
  }
  const follow = (x: number, y: number): boolean => {
    if (from === undefined) return false
    if (!held) {
      // Upwards the content scrolls; sideways moves belong to swipeable content.
      if (from - y > 6 || Math.abs(x - fromX) > Math.max(6, y - from)) from = undefined
      if (from === undefined || y - from < 6) return false
    }
    held = true
    const now = performance.now()
    if (now > lastAt) speed = (y - last) / (now - lastAt)
    ;[last, lastAt, offset] = [y, now, Math.max(0, y - from)]
    sheet.style.animation = 'none'
    sheet.style.transition = 'none'
    sheet.style.transform = `translateY(${offset}px)`
    return true
  }
  const release = () => {
    if (from === undefined) return
    from = undefined
    sheet.style.transition = ''
    sheet.style.transform = ''
    if (performance.now() - lastAt > 80) speed = 0
    if (held && closes({ offset, speed, height: sheet.offsetHeight })) close()
  }

  const touchStart = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (touch && event.touches.length === 1 && !isScrolled(event.target, sheet))
      begin(touch.clientX, touch.clientY)
  }
  const touchMove = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (touch && follow(touch.clientX, touch.clientY) && event.cancelable) event.preventDefault()
  }
  const pointerDown = (event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const handle = target?.closest('[data-handle]')
    // Capturing the pointer would take the click away from controls in the handle.
    if (event.pointerType !== 'mouse' || !handle || target?.closest('button, a, input')) return
    handle.setPointerCapture(event.pointerId)
    begin(event.clientX, event.clientY)
  }
  const pointerMove = (event: PointerEvent) =>
    event.pointerType === 'mouse' && follow(event.clientX, event.clientY)
  const pointerUp = (event: PointerEvent) => event.pointerType === 'mouse' && release()

  const stop = new AbortController()
  const { signal } = stop
  sheet.addEventListener('touchstart', touchStart, { passive: true, signal })
  sheet.addEventListener('touchmove', touchMove, { passive: false, signal })
  sheet.addEventListener('touchend', release, { signal })
  sheet.addEventListener('touchcancel', release, { signal })
  sheet.addEventListener('pointerdown', pointerDown, { signal })
  sheet.addEventListener('pointermove', pointerMove, { signal })
  sheet.addEventListener('pointerup', pointerUp, { signal })
  return () => stop.abort()
}
