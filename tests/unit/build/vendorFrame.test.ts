import { expect, it } from 'vitest'
import { frameDocument } from '../../../scripts/build/vendorFrame.ts'

it('says nothing of where it stands, loads no plugin and moves no base', () => {
  const html = frameDocument('begin()')
  expect(html).toContain('<script>begin()</script>')
  expect(html).toContain("object-src 'none'; base-uri 'none'; worker-src 'none'")
  expect(html).toContain('<meta name="referrer" content="strict-origin">')
  expect(html).toContain('noindex')
})

it('is not made where its script would end its own element', () => {
  expect(() => frameDocument('"</script>"')).toThrow()
})
