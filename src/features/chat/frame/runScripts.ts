/** A script that has not come by then does not keep the next one waiting, ms. */
export const SCRIPT_MS = 10_000

/** A copy that runs: a script out of a parsed text never does. */
function copyOf(script: HTMLScriptElement, document: Document): HTMLScriptElement {
  const copy = document.createElement('script')
  for (const { name, value } of script.attributes) copy.setAttribute(name, value)
  // Unlike one in a document that is being read, a script that is put in does not wait for its turn.
  copy.async = script.hasAttribute('async')
  copy.text = script.text
  return copy
}

/** Whether what follows waits for this one, as in a document that is being read. */
const blocks = (script: HTMLScriptElement): boolean =>
  script.src !== '' &&
  !script.hasAttribute('async') &&
  !script.hasAttribute('defer') &&
  script.type !== 'module'

/**
 * Puts a vendor's HTML into the page, and runs its scripts as a document would: in their order, one that fails or hangs
 * excepted. Resolves when the last has had its turn.
 */
export async function runScripts(html: string, page: Window & typeof globalThis): Promise<void> {
  const { document } = page
  const parsed = new page.DOMParser().parseFromString(html, 'text/html')
  for (const node of [...parsed.head.childNodes, ...parsed.body.childNodes]) {
    const put = document.importNode(node, true)
    // What stands inside of something else keeps its place there.
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
