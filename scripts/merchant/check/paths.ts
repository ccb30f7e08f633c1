import { isRecord, parseObject } from '../../../src/json/read.ts'
import { pointerStep } from '../../../src/site/problem.ts'
import { MANIFEST, type Opened } from './open.ts'

/** A text in a folder's JSON, and its place. */
export interface Written {
  readonly file: string
  readonly pointer: string
  readonly text: string
}

const TEMPLATES = /^\/templates\/parameters\/[^/]+$/

const textsByMerchant = new WeakMap<Opened, readonly Written[]>()

/** Every text in every JSON file of a folder; templates are parsed. */
export function textsIn(merchant: Opened): readonly Written[] {
  const texts = textsByMerchant.get(merchant) ?? readTexts(merchant)
  textsByMerchant.set(merchant, texts)
  return texts
}

function readTexts({ files, value }: Opened): Written[] {
  const found: Written[] = []
  const walk = (file: string, pointer: string, node: unknown): void => {
    if (typeof node === 'string') {
      const inner = file === MANIFEST && TEMPLATES.test(pointer) ? parseObject(node) : undefined
      if (inner) walk(file, pointer, inner)
      else found.push({ file, pointer, text: node })
    } else if (Array.isArray(node))
      node.forEach((item, index) => void walk(file, `${pointer}/${index}`, item))
    else if (isRecord(node))
      for (const [key, item] of Object.entries(node)) walk(file, pointer + pointerStep(key), item)
  }
  for (const file of Object.keys(files.texts)) if (!file.startsWith('pictures/')) walk(file, '', value(file))
  return found
}

const OWN = /^\/m\/merchants\/([^/]+)\/([^?#]+)/

/** The merchant and file that an address names; undefined for other addresses. */
export function fileNamed(address: string): { readonly code: string; readonly file: string } | undefined {
  const [, code, rest] = OWN.exec(address.trim()) ?? []
  if (code === undefined || rest === undefined) return undefined
  return { code, file: `pictures/${decodedPath(rest)}` }
}

/** A percent-decoded path; unchanged where the encoding is invalid. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The path of an address on this merchant's own hosts; undefined for other texts. */
export function ownPath({ code, value }: Opened, address: string): string | undefined {
  const plain = address.trim()
  if (plain.startsWith('/') && !plain.startsWith('//')) return plain
  const [, host, path = '/'] = /^https?:\/\/([^/?#]+)(.*)$/is.exec(plain) ?? []
  if (host === undefined) return undefined
  const merchant = value('merchant.json')
  const domains: unknown = isRecord(merchant) ? merchant.domains : undefined
  const own = [`${code}.localhost`, ...(Array.isArray(domains) ? domains : [])]
  return own.includes(host.toLowerCase()) ? path : undefined
}
