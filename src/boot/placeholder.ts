import { languageOf } from '../i18n/languages.ts'
import { type Placeholder, type PlaceholderContent, placeholderStyle } from './placeholderContent.ts'

/** The placeholder is removed after this time even if home has not loaded, ms. */
export const PLACEHOLDER_MAX_MS = 15_000

type Page = Pick<Window, 'setTimeout' | 'clearTimeout'> & { readonly document: Document }

/**
 * Whether the first content of a section is loading. It does not measure elements, because that would force a layout after every
 * change.
 */
const isLoading = (section: ParentNode): boolean =>
  section.querySelector('[aria-busy="true"]') !== null || section.querySelector('img')?.complete === false

/**
 * Shows the first content of a home before the app has loaded: the first banner or the name of the next draw. It is placed
 * exactly where the layout will render it, so that nothing shifts. It is not interactive and hidden from screen readers; it is
 * removed as soon as its section or another screen is shown.
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

/** Takes over a placeholder from the edge (`src/edge/firstScreen.ts`), which contains the name of its section. */
export function adoptPlaceholder(page: Page): void {
  const part = page.document.querySelector<HTMLElement>('[data-placeholder]')
  if (part) follow(page, part, part.dataset.placeholder ?? '')
}

/** Removes a placeholder as soon as its section or another screen is shown. */
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
  // The load event of images does not bubble, so it is captured.
  for (const event of ['load', 'error']) root.addEventListener(event, look, true)
  look()
}
