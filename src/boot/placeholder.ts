import { languageOf } from '../i18n/languages.ts'
import { type Placeholder, type PlaceholderContent, placeholderStyle } from './placeholderContent.ts'

/** A home that has not come by then does not come, ms. */
export const PLACEHOLDER_MAX_MS = 15_000

type Page = Pick<Window, 'setTimeout' | 'clearTimeout'> & { readonly document: Document }

/** Whether what a section begins with is loading. Nothing is measured: that would lay the page out after every change. */
const isLoading = (section: ParentNode): boolean =>
  section.querySelector('[aria-busy="true"]') !== null || section.querySelector('img')?.complete === false

/**
 * Shows what a home begins with before its app is there, the first banner or the name of the next draw: in the place where the
 * layout will draw it, so that nothing moves when it does. Nobody can touch or read it; it leaves as soon as that section
 * stands, or when something else does.
 */
export function showPlaceholder(
  page: Page,
  content: PlaceholderContent,
  { section, style, language }: Placeholder,
): void {
  const { document } = page
  if (document.querySelector('[data-screen], [data-placeholder]')) return
  const { bcp47, dir } = languageOf(language)
  const part = document.createElement('picture' in content ? 'img' : 'div')
  part.dataset.placeholder = ''
  part.ariaHidden = 'true'
  part.lang = bcp47
  part.dir = dir
  part.style.cssText = placeholderStyle(content, style)
  if ('picture' in content) Object.assign(part, { alt: '', src: content.picture })
  else part.textContent = content.text
  document.body.append(part)
  follow(page, part, section)
}

/** Takes over what an edge has drawn (`src/edge/firstScreen.ts`), which names its section. */
export function adoptPlaceholder(page: Page): void {
  const part = page.document.querySelector<HTMLElement>('[data-placeholder]')
  if (part) follow(page, part, part.dataset.placeholder ?? '')
}

/** Takes a placeholder away as soon as its section stands, or something else does. */
function follow(page: Page, part: HTMLElement, section: string): void {
  const { document } = page
  const root = document.getElementById('root') ?? document.body
  const look = () => {
    const screen = root.querySelector<HTMLElement>('[data-screen]')
    const own = screen?.querySelector(`[data-section="${section}"]`)
    const isComing =
      screen?.dataset.screen === 'home' && (own ? isLoading(own) : !screen.querySelector('[data-section]'))
    if (screen && !isComing) leave()
  }
  const changes = new MutationObserver(look)
  const leave = () => {
    part.remove()
    changes.disconnect()
    page.clearTimeout(timer)
    for (const event of ['load', 'error']) root.removeEventListener(event, look, true)
  }
  const timer = page.setTimeout(leave, PLACEHOLDER_MAX_MS)
  part.onerror = leave
  changes.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
  // Pictures say by an event that does not bubble that they are there.
  for (const event of ['load', 'error']) root.addEventListener(event, look, true)
  look()
}
