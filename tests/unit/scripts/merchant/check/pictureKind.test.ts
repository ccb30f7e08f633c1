import { describe, expect, it } from 'vitest'
import { kindNamed, kindOf } from '../../../../../scripts/merchant/check/pictureKind.ts'

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1')

describe('what a picture is', () => {
  it.each([
    ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
    ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['gif', 'GIF89a\x01\0'],
    ['webp', 'RIFF\x24\0\0\0WEBPVP8 '],
    ['avif', '\0\0\0\x20ftypavif'],
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    [
      'svg',
      '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- drawn by hand -->\n<!DOCTYPE svg>\n<svg viewBox="0 0 1 1"/>',
    ],
  ])('%s is known by its first bytes', (kind, head) => {
    expect(kindOf(bytes(head))).toBe(kind)
  })

  it.each(['', 'not found', '<!doctype html><html><svg></svg></html>', '{"svg":1}'])(
    '“%s” is none, whatever it is called',
    (head) => {
      expect(kindOf(bytes(head))).toBeUndefined()
    },
  )

  it('is said by its ending, however it is written', () => {
    expect(['a.PNG', 'b/c.jpeg', 'd.jpg', 'e.apk', 'png'].map(kindNamed)).toEqual([
      'png',
      'jpeg',
      'jpeg',
      undefined,
      undefined,
    ])
  })
})
