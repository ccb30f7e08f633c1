/** From here on a layout uses the width: a tablet, an unfolded phone, half of a desk, a phone on its side. */
const WIDE = '(min-width: 560px)'

/** The parts of `window` that are used. */
interface Page {
  readonly document: Document
  readonly matchMedia: (query: string) => {
    readonly matches: boolean
    addEventListener(type: 'change', tell: () => void, options: { readonly once: true }): void
  }
}

/**
 * Loads the styles for wide windows at once, or when the window becomes wide. An upright phone never downloads them.
 * Only CSS depends on the width, so resizing renders nothing again.
 */
export async function loadWide(page: Page): Promise<void> {
  const query = page.matchMedia(WIDE)
  const add = async () => (await import('./wide.ts')).addWide(page.document)
  if (query.matches) return add()
  query.addEventListener('change', () => void add().catch(() => undefined), { once: true })
}
