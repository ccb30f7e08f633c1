const QUERY = /[?#].*$/s
const DATA = /^\s*data:/i

/** A short stand-in for the name of a picture that has none: the same picture has the same one. */
function digest(text: string): string {
  let sum = 0
  for (const unit of text) sum = (Math.imul(sum, 31) + (unit.codePointAt(0) ?? 0)) | 0
  return `picture-${(sum >>> 0).toString(36)}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The file name in the address of a picture, by which it is known whether it is a new one (docs/conformance.md § 2.4). */
export function fileNameOf(address: string): string {
  if (DATA.test(address)) return digest(address)
  const name = address.trim().replace(QUERY, '').split('/').at(-1)
  return name ? decoded(name) : digest(address)
}

const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'avif'],
  ['image/svg+xml', 'svg'],
])

/** What a file system or a reader of names could stumble over. */
const ODD = /[^\p{L}\p{M}\p{N} ._-]/gu
/** A hidden file, or the folder above. */
const DOTS = /^[. ]+/
const LONGEST = 60

/** The name under which a picture is saved: with the ending of what it is, whatever its address says. Undefined: it is no picture. */
export function savedName(fileName: string, type: string): string | undefined {
  const ending = ENDINGS.get(type.split(';')[0]?.trim().toLowerCase() ?? '')
  if (!ending) return undefined
  const stem = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(ODD, '')
    .replace(DOTS, '')
    .trim()
    .slice(0, LONGEST)
  return `${stem || 'picture'}.${ending}`
}
