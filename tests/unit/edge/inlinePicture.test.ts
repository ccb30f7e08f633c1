import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inlinePicture } from '../../../src/edge/inlinePicture.ts'
import { LARGEST_INLINE_MARKUP, LARGEST_INLINE_PICTURE } from '../../../src/edge/limits.ts'

const answer = (body: BodyInit, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } })

describe('a picture in a document', () => {
  it('is the same picture, whatever its markup says, and ends no element and no attribute', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1 }), async (markup) => {
        const address = await inlinePicture(answer(markup, 'image/svg+xml; charset=utf-8'))
        expect(address).not.toMatch(/[<>"'\n\r#]/)
        expect(decodeURIComponent((address ?? '').replace('data:image/svg+xml,', ''))).toBe(markup)
      }),
    )
  })

  it('is the same picture, whatever its bytes are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 300 }), async (bytes) => {
        const address = await inlinePicture(answer(new Uint8Array(bytes), 'image/webp'))
        expect(address).toBe(`data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`)
      }),
    )
  })

  it.each([
    ['a page', answer('<html></html>', 'text/html')],
    ['a script', answer('alert(1)', 'text/javascript')],
    ['nothing', answer('', 'image/webp')],
    ['an error', answer('<svg/>', 'image/svg+xml', 500)],
    ['a large picture', answer(new Uint8Array(LARGEST_INLINE_PICTURE + 1), 'image/webp')],
    ['large markup', answer('x'.repeat(LARGEST_INLINE_MARKUP + 1), 'image/svg+xml')],
  ])('is not written for %s', async (_, given) => {
    expect(await inlinePicture(given)).toBeUndefined()
  })
})
