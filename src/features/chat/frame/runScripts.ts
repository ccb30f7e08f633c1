/** After this time the next script no longer waits for this one, ms. */
export const SCRIPT_MS = 10_000

/** A copy that runs: a script from parsed HTML is never executed. */
function copyOf(script: HTMLScriptElement, document: Document): HTMLScriptElement {
  const copy = document.createElement('script')
  for (const { name, value } of script.attributes) copy.setAttribute(name, value)
  // A script element that is inserted by code is async by default; one in a document that is being parsed is not.
  copy.async = script.hasAttribute('async')
  copy.text = script.text
  return copy
}

/** Whether the next script waits for this one, as during the parsing of a document. */
const blocks = (script: HTMLScriptElement): boolean =>
  script.src !== '' &&
  !script.hasAttribute('async') &&
  !script.hasAttribute('defer') &&
  script.type !== 'module'

/**
 * Adds a vendor's HTML to the page and runs its scripts in document order. A script that fails or hangs does not block the
 * others. Resolves after the last script.
 */
export async function runScripts(html: string, page: Window & typeof globalThis): Promise<void> {
  const { document } = page
  const parsed = new page.DOMParser().parseFromString(html, 'text/html')
  for (const node of [...parsed.head.childNodes, ...parsed.body.childNodes]) {
    const put = document.importNode(node, true)
    // A script inside another element stays in its place.
    const scripts =
      put instanceof page.HTMLScriptElement
        ? [put]
        : put instanceof page.Element
          ? [...put.querySelectorAll('script')]
          : []
    if (!(put instanceof page.HTMLScriptElement)) document.body.append(put)
    for (const script of scripts) {
      const copy = copyOf(script, document)
      const done = blocks(copy) ? settled(copy, page) : undefined
      if (script.parentNode) script.replaceWith(copy)
      else document.body.append(copy)
      await done
    }
  }
}

const settled = (script: HTMLScriptElement, page: Window): Promise<void> =>
  new Promise((resolve) => {
    const timer = page.setTimeout(resolve, SCRIPT_MS)
    const end = () => {
      page.clearTimeout(timer)
      resolve()
    }
    script.addEventListener('load', end)
    script.addEventListener('error', end)
  })
