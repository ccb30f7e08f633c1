import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

/** Features that one of the oldest browsers (`scripts/build/browsers.ts`) lacks. The build adds no polyfills for them. */
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

/** The same of styles. */
const LACKING_IN_STYLES: Readonly<Record<string, RegExp>> = {
  'Chrome 109: color-mix (write rgb(var(--brand-rgb) / 24%), or add a blend to src/themes/blends.ts)':
    /\bcolor-mix\(/,
  'Safari 16.4: light-dark (use --is-light, --lightest or --darkest)': /\blight-dark\(/,
  'Chrome 109: relative colours': /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)\(from\b/,
  "Chrome 109: :dir() (write [dir='rtl'] &)": /:dir\(/,
  'Chrome 109: :nth-child(… of …)': /:nth-(?:last-)?child\([^)]* of /,
  'Chrome 109: :user-valid, @scope, style() of containers': /:user-(?:in)?valid|@scope|\bstyle\(--/,
  'Chrome 109: mask (write -webkit-mask, which every browser knows)':
    /(?<![\w-])mask(?:-image)?:\s*(?:linear-gradient|radial-gradient|url|none)/,
  'Safari 16.4: user-select (write -webkit-user-select, which every browser knows)': /(?<![\w-])user-select:/,
  'Safari 16.4: backdrop-filter without -webkit-backdrop-filter before it':
    /(?<!-webkit-backdrop-filter: [^;]*;\s*)(?<![\w-])backdrop-filter:/,
}

/** Styles that may use what an old browser lacks, and what is seen there instead. */
const TOLERATED: Readonly<Record<string, string>> = {
  // The colour of its words for the moment before the first theme is known: black there.
  'src/boot/placeholderContent.ts': 'Chrome 109: relative colours',
}

/**
 * Firefox 115 does not know `:has()`. These files decorate or place with it: there, columns are under each other, a rail stays
 * wide, and a pressed card does not shrink. What a person must see, such as what is chosen or focused, uses an attribute.
 */
const MAY_USE_HAS = [
  'src/features/appDownloadPrompt/modalStyles.ts',
  'src/features/auth/account/formStyles.ts',
  'src/layouts/M1/AccountChip.tsx',
  'src/layouts/M1/BottomBar.tsx',
  'src/layouts/M1/SignIn.tsx',
  'src/layouts/M1/primitives.tsx',
  'src/layouts/M2/PillBar.tsx',
  'src/layouts/M3/sections/GameRow.tsx',
  'src/layouts/wide/M1.css',
  'src/layouts/wide/M2.css',
  'src/layouts/wide/M3.css',
  'src/layouts/wide/shared.css',
  'src/ui/draggable/Draggable.tsx',
]

/** Without the programs of servers and operators: we choose where these run. */
const styled = globSync('src/**/*.{ts,tsx,css}', { cwd: ROOT }).filter(
  (file) => !/^src\/(?:edge|workbench|generated)\//.test(file) && file !== 'src/ui/url/requestUrl.ts',
)
const sources = styled.filter((file) => !file.endsWith('.css'))
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

  it('is drawn with styles that the oldest browsers know', () => {
    const found = styled.flatMap((file) => {
      const text = textOf(file)
      return Object.entries(LACKING_IN_STYLES).flatMap(([what, use]) =>
        use.test(text) && TOLERATED[file] !== what ? [`${file}: ${what}`] : [],
      )
    })
    expect(found).toEqual([])
  })

  it('uses :has() only where Firefox 115 can go without it', () => {
    const using = styled.filter((file) => /:has\(/.test(textOf(file)))
    expect(using.sort()).toEqual([...MAY_USE_HAS].sort())
  })

  it('never asks with :has() for what any element may be: each insertion would style the page again', () => {
    const universal = /:has\((?:[^()]|\([^()]*\))*(?:\*|:(?:nth|first|last|only|empty|not|is|where)\b)/
    expect(
      styled.filter((file) => !file.startsWith('src/layouts/wide/') && universal.test(textOf(file))),
    ).toEqual([])
    expect(universal.test('&:has(> :nth-child(5)) > li')).toBe(true)
    expect(universal.test("&:not(:has(a, [data-x='y'])):first-child")).toBe(false)
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
