import { isUnsettled } from './still.ts'

/** A home that has not come by then does not come, ms. */
export const OPENING_LONGEST_MS = 15_000
const LOOK_EVERY_MS = 60

type Page = Pick<Window, 'innerHeight'> & {
  readonly document: Document
  setInterval(action: () => void, ms: number): number
  clearInterval(timer: number): void
}

/**
 * Shows the first banner of a home before its app is there: in the place where the layout will draw it, so that nothing moves when
 * it does. Nobody can touch or read it; it leaves as soon as the home's first section stands, or when something else does.
 */
export function showOpening(page: Page, source: string, style: string): void {
  const { document } = page
  if (document.querySelector('[data-screen]')) return
  const image = document.createElement('img')
  image.alt = ''
  image.dataset.opening = ''
  image.style.cssText = `position:absolute;z-index:1;pointer-events:none;${style}`
  image.src = source
  const leave = () => {
    image.remove()
    page.clearInterval(timer)
  }
  image.onerror = leave
  let looks = 0
  const timer = page.setInterval(() => {
    looks += 1
    const screen = document.querySelector<HTMLElement>('[data-screen]')
    const first = screen?.querySelector('[data-section]')
    const isComing = screen?.dataset.screen === 'home' && (!first || isUnsettled(first, page.innerHeight))
    if ((screen && !isComing) || looks * LOOK_EVERY_MS > OPENING_LONGEST_MS) leave()
  }, LOOK_EVERY_MS)
  document.body.append(image)
}
