import { describe, expect, it } from 'vitest'
import { readGeetest } from '../../../src/site/geetest.ts'
import { upTo, withoutAround, withoutTrailing } from '../../../src/ui/url/ends.ts'
import { guardUrl, isInside } from '../../../src/ui/url/guard.ts'
import { grows } from '../../support/growth.ts'

const base = 'https://play.example/m/'

describe('long texts', () => {
  it('are no links: an address ends at 8,192 characters', () => {
    const path = (length: number) => `https://play.example/${'a'.repeat(length - 21)}`
    expect(guardUrl(path(8192), { base, allow: 'link' })?.href).toHaveLength(8192)
    expect(guardUrl(path(8193), { base, allow: 'link' })).toBeUndefined()
    expect(guardUrl(path(8193), { base, allow: 'picture' })).toBeUndefined()
  })

  it('may be pictures in their own address, up to 4 MiB', () => {
    const picture = (length: number) => `data:image/png;base64,${'A'.repeat(length - 22)}`
    expect(guardUrl(picture(100_000), { base, allow: 'picture' })).toBeDefined()
    expect(guardUrl(picture(4 * 1024 * 1024 + 1), { base, allow: 'picture' })).toBeUndefined()
  })

  it.each<[string, (text: string) => unknown, (length: number) => string]>([
    ['a link', (text) => guardUrl(text, { base, allow: 'link' }), (length) => `a${' '.repeat(length)}b`],
    [
      'a picture',
      (text) => guardUrl(text, { base, allow: 'picture' }),
      (length) => `data:image/png,${' '.repeat(length)}b`,
    ],
    [
      'a base',
      (text) => isInside(new URL(base), text),
      (length) => `https://a.example/${'/'.repeat(length)}b`,
    ],
    [
      'a server of Geetest',
      (text) => readGeetest({ GEETEST_API_SERVERS: [text] }, { base, trustedHosts: [] }, () => undefined),
      (length) => `a.example/${'/'.repeat(length)}b`,
    ],
  ])('take linear time as %s', (_what, read, textOf) => {
    expect(grows(read, textOf)).toBe(false)
  })

  it('lose what stands at their ends, and nothing inside', () => {
    expect(withoutTrailing('//a//b///', '/')).toBe('//a//b')
    expect(withoutTrailing('///', '/')).toBe('')
    expect(withoutAround('  a  b  ', ' ')).toBe('a  b')
    expect(upTo('play.example:443/m?x', ':/?#')).toBe('play.example')
    expect(upTo('play.example', ':/?#')).toBe('play.example')
  })
})
