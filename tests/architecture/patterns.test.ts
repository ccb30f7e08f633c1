import safe from 'safe-regex2'
import { describe, expect, it } from 'vitest'
import { growsAt } from '../support/growth.ts'
import { hostileTexts, type Pattern, patternsIn } from '../support/patterns.ts'
import { NESTED } from './nestedPatterns.ts'

const patterns = patternsIn(['src', 'scripts'])
const nameOf = ({ source, flags, files }: Pattern): string => `/${source}/${flags} in ${files.join(', ')}`

/** A text for which a pattern takes more than linear time; undefined: there is none. */
const growthOf = (source: string, flags: string): string | undefined => {
  const pattern = new RegExp(source, flags)
  return growsAt(
    (text) => (flags.includes('g') ? text.replace(pattern, '') : pattern.test(text)),
    (length) => hostileTexts(source, length),
  )
}

describe('regular expressions', () => {
  it('take no more than linear time, whatever they read', () => {
    const growing = patterns.flatMap((pattern) => {
      const at = growthOf(pattern.source, pattern.flags)
      return at === undefined ? [] : [`${nameOf(pattern)}: ${at}`]
    })
    expect(growing).toEqual([])
  })

  it.each([
    ['^ +| +$', 'g'],
    ['\\/+$', ''],
    ['<style>([\\s\\S]*?)<\\/style>', ''],
    ['\\$t\\([^)]*\\)', 'g'],
    ['<meta\\b[^>]*http-equiv=content', 'i'],
  ])('would be found at quadratic time: /%s/%s', (source, flags) => {
    expect(growthOf(source, flags)).toBeDefined()
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
