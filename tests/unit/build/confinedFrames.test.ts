import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { type ConfinedFrame, frameDocument } from '../../../scripts/build/confinedFrames.ts'

const frame: ConfinedFrame = {
  name: 'strangers',
  title: 'Strangers',
  entry: 'x.ts',
  known: '__X__',
  referrer: 'no-referrer',
  policy: (script) => [`script-src ${script}`, "base-uri 'none'"],
}

it('has its own script, and a policy that knows that one', () => {
  const html = frameDocument(frame, 'begin()')
  const hash = createHash('sha256').update('begin()').digest('base64')
  expect(html).toContain('<script>begin()</script>')
  expect(html).toContain(`content="script-src 'sha256-${hash}'; base-uri 'none'"`)
})

it('says nothing of where it stands, and is found by nobody', () => {
  const html = frameDocument(frame, 'begin()')
  expect(html).toContain('<meta name="referrer" content="no-referrer">')
  expect(html).toContain('<meta name="robots" content="noindex">')
})

it('is not made where its script would end its own element', () => {
  expect(() => frameDocument(frame, '"</script>"')).toThrow()
})
