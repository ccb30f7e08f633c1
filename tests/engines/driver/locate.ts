/** A part of a screen, described as a person sees it. */
export interface Part {
  readonly role?: 'button' | 'link' | 'tab' | 'radio' | 'field' | 'option' | 'heading'
  /** The complete accessible name; with `named: 'begins'` its beginning. */
  readonly name?: string
  readonly named?: 'begins'
  /** Searches only inside the elements of this selector; without a role, searches these elements themselves. */
  readonly css?: string
}

export interface Place {
  readonly x: number
  readonly y: number
  /** Nothing covers it. */
  readonly isFree: boolean
}

/** Runs in the page: scrolls the first visible part that matches into view and returns its place; null if there is none. */
export function locate({ role, name, named, css }: Part): Place | null {
  const OF_ROLE = {
    button: 'button, [role="button"], summary',
    link: 'a[href], [role="link"]',
    tab: '[role="tab"]',
    radio: '[role="radio"], input[type="radio"]',
    field: 'input, textarea',
    option: '[role="option"], option',
    heading: 'h1, h2, h3, [role="heading"]',
  }
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (part: Element): string => {
    const label = clean(part.getAttribute('aria-label'))
    if (label) return label
    const by = (part.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
    if (by.length > 0) return clean(by.map((id) => document.getElementById(id)?.textContent).join(' '))
    if (part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement)
      return clean(part.labels?.[0]?.textContent)
    return clean(part.textContent)
  }
  const roots = css ? [...document.querySelectorAll(css)] : [document]
  const parts = role
    ? roots.flatMap((root) => [...root.querySelectorAll(OF_ROLE[role])])
    : roots.filter((root) => root instanceof Element)
  const found = parts.find((part) => {
    const { width, height } = part.getBoundingClientRect()
    if (width === 0 || height === 0 || getComputedStyle(part).visibility !== 'visible') return false
    if (name === undefined) return true
    const own = role ? nameOf(part) : clean(part.textContent)
    return role && named !== 'begins' ? own === name : role ? own.startsWith(name) : own.includes(name)
  })
  if (!found) return null
  found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const box = found.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const top = document.elementFromPoint(x, y)
  const labelled = found instanceof HTMLInputElement ? [...(found.labels ?? [])] : []
  const isFree = [found, ...labelled].some((part) => part.contains(top))
  return { x, y, isFree }
}
