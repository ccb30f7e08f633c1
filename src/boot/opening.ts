import { languageOf } from '../i18n/languages.ts'
import type { Beginning, Content } from './beginning.ts'
import { isUnsettled } from './still.ts'

/** A home that has not come by then does not come, ms. */
export const OPENING_LONGEST_MS = 15_000
const LOOK_EVERY_MS = 60
/** Black or white, whichever is read better on a background that no theme has spoken of yet. */
const READABLE =
  'background:var(--bg,Canvas);color:var(--text,oklch(from var(--bg,Canvas) clamp(.15,(.62 - l)*999,.95) 0 0));'

type Page = Pick<Window, 'innerHeight'> & {
  readonly document: Document
  setInterval(action: () => void, ms: number): number
  clearInterval(timer: number): void
}

/**
 * Shows what a home begins with before its app is there, the first banner or the name of the next draw: in the place where the
 * layout will draw it, so that nothing moves when it does. Nobody can touch or read it; it leaves as soon as that section
 * stands, or when something else does.
 */
export function showOpening(page: Page, content: Content, { section, style, language }: Beginning): void {
  const { document } = page
  if (document.querySelector('[data-screen], [data-opening]')) return
  const { bcp47, dir } = languageOf(language)
  const part = document.createElement('picture' in content ? 'img' : 'div')
  part.dataset.opening = ''
  part.ariaHidden = 'true'
  part.lang = bcp47
  part.dir = dir
  const look = 'picture' in content ? `--more:${content.more};` : READABLE
  part.style.cssText = `position:absolute;z-index:1;pointer-events:none;${look}${style}`
  if ('picture' in content) Object.assign(part, { alt: '', src: content.picture })
  else part.textContent = content.words
  const leave = () => {
    part.remove()
    page.clearInterval(timer)
  }
  part.onerror = leave
  let looks = 0
  const timer = page.setInterval(() => {
    looks += 1
    const screen = document.querySelector<HTMLElement>('[data-screen]')
    const own = screen?.querySelector(`[data-section="${section}"]`)
    const isComing =
      screen?.dataset.screen === 'home' &&
      (own ? isUnsettled(own, page.innerHeight) : !screen.querySelector('[data-section]'))
    if ((screen && !isComing) || looks * LOOK_EVERY_MS > OPENING_LONGEST_MS) leave()
  }, LOOK_EVERY_MS)
  document.body.append(part)
}
