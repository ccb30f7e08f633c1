import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

/** What one of the oldest browsers (`scripts/build/browsers.ts`) lacks, by the browser that lacks it. A build adds none of it. */
const LACKING: Readonly<Record<string, RegExp>> = {
  'Safari 16.4: URL.parse, URL.canParse': /\bURL\.(?:parse|canParse)\(/,
  'Chrome 109: arrays changed by copy': /\.(?:toSorted|toReversed|toSpliced)\(/,
  'Safari 16.4: Promise.withResolvers, Promise.try': /\bPromise\.(?:withResolvers|try)\b/,
  'Safari 16.4: grouping': /\b(?:Object|Map)\.groupBy\(/,
  'Chrome 109: Array.fromAsync': /\bArray\.fromAsync\(/,
  'Safari 16.4: AbortSignal.any': /\bAbortSignal\.any\(/,
  'Safari 16.4: methods of iterators':
    /\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|flatMap|some|find|take|drop|reduce|toArray)\(/,
  'Safari 16.4: methods of sets': /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  'Safari 16.4: bytes as base64': /\.(?:toBase64|toHex|setFromBase64)\(|\bUint8Array\.from(?:Base64|Hex)\(/,
  'Firefox 115: RegExp.escape, Iterator.from': /\b(?:RegExp\.escape|Iterator\.from)\(/,
  'Chrome 109: well-formed text': /\.(?:isWellFormed|toWellFormed)\(/,
}

/** Programs of servers and of operators run where we say. */
const sources = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/^src\/(?:edge|workbench|generated)\//.test(file) && file !== 'src/ui/url/requestUrl.ts',
)
const textOf = (file: string) => readFileSync(resolve(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

describe('what a page runs', () => {
  it('uses nothing that one of the oldest browsers lacks', () => {
    expect(sources.length).toBeGreaterThan(500)
    const found = sources.flatMap((file) => {
      const text = textOf(file)
      return Object.entries(LACKING).flatMap(([what, use]) => (use.test(text) ? [`${file}: ${what}`] : []))
    })
    expect(found).toEqual([])
  })

  it('is known where it would be used', () => {
    const uses = [
      'URL.parse(text)',
      'list.toSorted()',
      'map.values().map(nameOf)',
      'Object.groupBy(list, by)',
    ]
    for (const use of uses)
      expect(
        Object.values(LACKING).some((one) => one.test(use)),
        use,
      ).toBe(true)
    expect(Object.values(LACKING).some((one) => one.test('[...map.values()].map(nameOf)'))).toBe(false)
  })
})
