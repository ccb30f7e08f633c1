import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PAIRS } from '../../../src/themes/pairs.ts'
import { COLOUR_TOKENS } from '../../../src/themes/tokens.ts'

const SRC = resolve(import.meta.dirname, '../../../src')
const tokens: readonly string[] = COLOUR_TOKENS

/** The innermost blocks of all styles. The declarations of one block apply to the same element. */
const blocks = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:tsx?|css)$/.test(entry.name))
  .flatMap((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8').match(/\{[^{}]*\}/g) ?? [])

const named = (block: string, property: string): string[] =>
  [...block.matchAll(new RegExp(`(?<![-\\w])${property}:\\s*var\\(--([a-z0-9-]+)`, 'g'))]
    .map(([, token = '']) => token)
    .filter((token) => tokens.includes(token))

describe('the pairs of colours', () => {
  it('are all that a style puts over each other, whichever of the two is the ground', () => {
    const known = new Set(PAIRS.flatMap(([over, under]) => [`${over} ${under}`, `${under} ${over}`]))
    const used = blocks.flatMap((block) =>
      named(block, 'color').flatMap((over) =>
        named(block, 'background(?:-color)?').map((under) => `${over} ${under}`),
      ),
    )
    expect(used.length).toBeGreaterThan(30)
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
    expect(wrong.filter((style) => style !== 'border-color: var(--brand)')).toEqual([])
  })
})
