import safe from 'safe-regex2'
import { describe, expect, it } from 'vitest'
import { Backtracking } from '../support/regexp/backtracking.ts'
import { growthOf } from '../support/regexp/growth.ts'
import { hostileTexts, type Pattern, patternsIn } from '../support/regexp/patterns.ts'
import { NESTED } from './nestedPatterns.ts'

const patterns = patternsIn(['src', 'scripts'])
const nameOf = ({ source, flags, files }: Pattern): string => `/${source}/${flags} in ${files.join(', ')}`

describe('regular expressions', () => {
  it('take no more than linear time, whatever they read', () => {
    const growing = patterns.flatMap((pattern) => {
      const at = growthOf(pattern.source, pattern.flags)
      return at === undefined ? [] : [`${nameOf(pattern)}: ${JSON.stringify(at)}`]
    })
    expect(growing).toEqual([])
  })

  it.each([
    ['^ +| +$', 'g'],
    ['\\/+$', ''],
    ['<b>([\\s\\S]*?)<\\/b>', ''],
    ['\\$t\\([^)]*\\)', 'g'],
    ['<meta\\b[^>]*http-equiv=content', 'i'],
    ['[^/]+$', ''],
  ])('would be found at quadratic time: /%s/%s', (source, flags) => {
    expect(growthOf(source, flags)).toBeDefined()
  })

  it('are searched by the count as the engine searches them', () => {
    const differing = patterns.flatMap((pattern) => {
      const backtracking = new Backtracking(pattern.source, pattern.flags)
      const own = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`)
      const isGlobal = pattern.flags.includes('g')
      // A third of the texts: they are alike, and there are 130,000.
      const texts = hostileTexts(pattern.source).flatMap((textOf, at) => (at % 3 === 0 ? [textOf(4)] : []))
      const wrong = texts.find((text) => {
        const found = [...text.matchAll(own)].map((match) => [match.index, match.index + match[0].length])
        return String(backtracking.search(text).matches) !== String(isGlobal ? found : found.slice(0, 1))
      })
      return wrong === undefined ? [] : [`${nameOf(pattern)}: ${JSON.stringify(wrong)}`]
    })
    expect(differing).toEqual([])
  })

  it.each([
    ['a schema’s', '^\\d{1,18}(\\.\\d{1,8})?$'],
    ['one that is made of a text', '<meta\\s+name="x"\\s+content="([\\w-]{1,40})"'],
  ])('are found wherever they stand: %s', (_, source) => {
    expect(patterns.map((pattern) => pattern.source)).toContain(source)
  })

  it('have no repetition within another but those that were reviewed', () => {
    const nested = patterns.filter(({ source, flags }) => !safe(new RegExp(source, flags)))
    const unlisted = nested.filter(({ source }) => !NESTED.includes(source))
    expect(unlisted.map(nameOf)).toEqual([])
    expect(NESTED.filter((source) => !nested.some((pattern) => pattern.source === source))).toEqual([])
  })
})
