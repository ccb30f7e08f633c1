const seen = new Set<string>()
let page: Document | undefined

/** From now on it is known which pictures have been there: in a long list those that come again come at once. */
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

/** Whether a picture has been there, from one of its addresses: the browser still has it. */
export const wasSeen = (sources: readonly string[]): boolean => sources.some((source) => seen.has(source))
