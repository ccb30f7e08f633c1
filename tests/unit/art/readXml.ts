/** One element: its name, attributes and the text directly inside it. */
export type Element = { name: string; attributes: Readonly<Record<string, string>>; text: string }

/** The elements of a picture and its errors. */
export type Reading = { elements: Element[]; faults: string[] }

const FORBIDDEN = new Set([
  'script',
  'foreignObject',
  'image',
  'iframe',
  'a',
  'style',
  'animate',
  'set',
  'filter',
])
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i

function attributesOf(source: string, name: string, faults: string[]): Record<string, string> {
  const attributes: Record<string, string> = {}
  let rest = source
  for (;;) {
    const match = /^\s+([A-Za-z][\w:-]*)="([^"<]*)"/.exec(rest)
    if (!match) break
    const [whole, key = '', value = ''] = match
    if (key in attributes) faults.push(`${name}: ${key} twice`)
    if (ENTITY.test(value)) faults.push(`${name}: bare & in ${key}`)
    attributes[key] = value
    rest = rest.slice(whole.length)
  }
  if (rest.trim()) faults.push(`${name}: cannot read ${rest.trim().slice(0, 40)}`)
  return attributes
}

function outside({ name, attributes }: Element, ids: ReadonlySet<string>): string[] {
  const faults: string[] = []
  if (FORBIDDEN.has(name)) faults.push(`${name} is not allowed`)
  for (const [key, value] of Object.entries(attributes)) {
    if (/^on|^style$/.test(key)) faults.push(`${name}: ${key} is not allowed`)
    const reference = /href$/.test(key) ? value : (/url\(([^)]*)\)/.exec(value)?.[1] ?? '')
    if (reference && !reference.startsWith('#')) faults.push(`${name}: ${key} leads outside`)
    if (reference.startsWith('#') && !ids.has(reference.slice(1)))
      faults.push(`${name}: nothing is called ${reference}`)
    if (/NaN|undefined|null|Infinity/.test(value)) faults.push(`${name}: ${key} is ${value.slice(0, 40)}`)
  }
  return faults
}

/** Reads an SVG strictly: it must be well-formed, with unique ids, internal references only, and no scripts. */
export function readXml(source: string): Reading {
  const faults: string[] = []
  const elements: Element[] = []
  const open: Element[] = []
  // Characters that XML 1.0 does not allow.
  if (/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(source))
    faults.push('a character that XML does not have')
  for (const [, text = '', tag = ''] of source.matchAll(/([^<]*)(?:<([^>]*)>|$)/g)) {
    const parent = open.at(-1)
    if (ENTITY.test(text)) faults.push('bare & in text')
    if (parent)
      parent.text += text
        .replace(/&amp;/g, '&')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
    if (!tag) continue
    if (tag.startsWith('/')) {
      if (open.pop()?.name !== tag.slice(1).trim()) faults.push(`</${tag.slice(1)}> closes nothing`)
      continue
    }
    const name = /^[A-Za-z][\w:-]*/.exec(tag)?.[0] ?? '?'
    const closed = tag.endsWith('/')
    const body = tag.slice(name.length, closed ? -1 : undefined)
    const element: Element = { name, attributes: attributesOf(body, name, faults), text: '' }
    elements.push(element)
    if (!closed) open.push(element)
  }
  if (open.length > 0) faults.push(`${open.map(({ name }) => name).join(', ')} left open`)
  if (elements[0]?.name !== 'svg' || elements[0].attributes.xmlns !== 'http://www.w3.org/2000/svg')
    faults.push('not an SVG')
  const ids = elements.flatMap(({ attributes }) => (attributes.id === undefined ? [] : [attributes.id]))
  if (new Set(ids).size < ids.length)
    faults.push(`ids twice: ${ids.filter((id, index) => ids.indexOf(id) < index).join(', ')}`)
  const known = new Set(ids)
  return { elements, faults: [...faults, ...elements.flatMap((element) => outside(element, known))] }
}
