import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PAIRS } from '../../../src/themes/pairs.ts'
import { COLOUR_TOKENS } from '../../../src/themes/tokens.ts'

const SRC = resolve(import.meta.dirname, '../../../src')
const tokens: readonly string[] = COLOUR_TOKENS

const styles = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:tsx?|css)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => [relative(SRC, file), readFileSync(file, 'utf8')] as const)

/** The innermost blocks of all styles. The declarations of one block apply to the same element. */
const blocks = styles.flatMap(([, text]) => text.match(/\{[^{}]*\}/g) ?? [])

const named = (block: string, property: string): string[] =>
  [...block.matchAll(new RegExp(`(?<![-\\w])${property}:\\s*var\\(--([a-z0-9-]+)`, 'g'))]
    .map(([, token = '']) => token)
    .filter((token) => tokens.includes(token))

/** Declarations that stand together, without those of rules inside them; a fragment is `@name@`. */
const rulesOf = (text: string): string[] =>
  text
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\$\{(\w+)\}/g, '@$1@')
    .replace(/var\((--[\w-]+), var\(--\w+\)\)/g, 'var($1)')
    .split(/[`{}]/)
    .map((rule) => rule.trim().replace(/\s+/g, ' '))

const FILLED = /(?<![-\w])background(?:-color)?:[^;]*var\(--(brand|accent)\)/
const GRADIENT = /(?<![-\w])background(?:-color|-image)?:[^;]*gradient/
const isFilled = (rule: string): boolean => FILLED.test(rule)

/** Rules with a fill in brand or accent that is not exact, or has no edge where it is near the colour of the page. */
const bareFills = (text: string): string[] =>
  rulesOf(text).filter((rule) => {
    const written = FILLED.exec(rule)?.[1]
    const fill = written ?? /@(brand|accent)Fill@/.exec(rule)?.[1]
    if (!fill) return false
    if (GRADIENT.test(rule)) return true
    const shadow = /(?<![-\w])box-shadow:[^;]*/.exec(rule)?.[0]
    const keepsEdge = new RegExp(`--${fill}-(?:edge|line)\\b${fill === 'brand' ? '|--glow\\b' : ''}`)
    return shadow ? !keepsEdge.test(shadow) : written !== undefined
  })

/** What is drawn in both colours and is no fill: nobody reads on it, and nothing is told by it (decision 35). */
const DRAWINGS = [
  'layouts/M1/Profile.tsx: --avatar',
  'layouts/M1/sections/DrawCard.tsx: background: radial-gradient(circle at 34% 26%',
  'features/announcements/headStyles.ts: inset-block: 0 auto; block-size: 6px',
  // Selected text: it has no shadow.
  'themes/global.css: background: var(--brand); color: var(--on-brand);',
]
const isDrawing = (found: string): boolean => DRAWINGS.some((start) => found.startsWith(start))

describe('the pairs of colours', () => {
  it('are all that a style puts over each other, whichever of the two is the ground', () => {
    const known = new Set(PAIRS.flatMap(([over, under]) => [`${over} ${under}`, `${under} ${over}`]))
    const used = blocks.flatMap((block) =>
      named(block, 'color').flatMap((over) =>
        named(block, 'background(?:-color)?').map((under) => `${over} ${under}`),
      ),
    )
    expect(used.length).toBeGreaterThan(20)
    expect([...new Set(used)].filter((pair) => !known.has(pair))).toEqual([])
  })

  it('have no text, icon or line in the colours of fills: brand and accent on a page have derived ones', () => {
    const wrong = blocks.flatMap((block) => {
      const isOnFill = /background[^;]*var\(--on-brand/.test(block)
      return isOnFill
        ? []
        : (block.match(
            /(?<![-\w])(?:color|border(?:-[a-z-]+)?|outline(?:-color)?|text-decoration(?:-color)?|--progress-colour):[^;]*var\(--(?:brand|accent)\)/g,
          ) ?? [])
    })
    expect(wrong).toEqual([])
  })

  it('are put on fills in one way: exact, with letters that read on them, and with an edge where the page is too near', () => {
    for (const bare of [
      '&[data-x] { background: var(--brand); color: var(--on-brand); }',
      'x { background: var(--accent); box-shadow: var(--brand-edge); }',
      'x { @brandFill@ box-shadow: var(--elevation-raised); }',
      'x { background: linear-gradient(red, var(--brand)); box-shadow: var(--glow); }',
      'x { @brandFill@ background-image: radial-gradient(red, blue); }',
    ])
      expect(bareFills(bare), bare).toHaveLength(1)
    for (const told of [
      'x { @brandFill@ box-shadow: var(--glow); }',
      'x { @accentFill@ }',
      'x { background: var(--accent); box-shadow: var(--accent-edge), 0 0 4px red; }',
    ])
      expect(bareFills(told), told).toEqual([])

    const found = styles.flatMap(([file, text]) => bareFills(text).map((rule) => `${file}: ${rule}`))
    expect(found.filter((rule) => !isDrawing(rule))).toEqual([])
    // A control that is told by a line of its own (a checked box) and style sheets write the fill; all others take it from `ui/fills.ts`.
    const written = styles
      .filter(([file]) => !file.endsWith('.css') && file !== 'ui/fills.ts')
      .flatMap(([file, text]) => rulesOf(text).map((rule) => `${file}: ${rule}`))
      .filter((rule) => isFilled(rule) && !rule.includes('var(--brand-line)') && !isDrawing(rule))
    expect(written).toEqual([])
    // No exception is left without its style.
    const all = styles.flatMap(([file, text]) => rulesOf(text).map((rule) => `${file}: ${rule}`))
    expect(DRAWINGS.filter((start) => !all.some((rule) => rule.startsWith(start)))).toEqual([])
  })
})
