const seen = new Set<string>()
let page: Document | undefined

/** Starts to remember loaded pictures: in a long list they appear at once when they are rendered again. */
export function rememberPictures(document: Document): void {
  if (page === document) return
  page = document
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLImageElement) seen.add(target.src)
    },
    true,
  )
}

/** Whether a picture has loaded before, from one of its addresses: it is in the browser's cache. */
export const wasSeen = (sources: readonly string[]): boolean => sources.some((source) => seen.has(source))
