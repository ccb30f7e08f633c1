/** From here on a layout uses the width: a tablet, an unfolded phone, half of a desk, a phone on its side. */
const WIDE = '(min-width: 560px)'

/** What is needed of a window. */
interface Page {
  readonly document: Document
  readonly matchMedia: (query: string) => {
    readonly matches: boolean
    addEventListener(type: 'change', tell: () => void, options: { readonly once: true }): void
  }
}

/**
 * Loads the styles of wide windows, which a phone held upright never downloads: at once where the window is wide, else when it
 * becomes so. They alone tell wide windows from narrow ones: nothing renders again when a window changes its size.
 */
export async function loadWide(page: Page): Promise<void> {
  const query = page.matchMedia(WIDE)
  const add = async () => (await import('./wide.ts')).addWide(page.document)
  if (query.matches) return add()
  query.addEventListener('change', () => void add().catch(() => undefined), { once: true })
}
