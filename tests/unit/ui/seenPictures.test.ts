// @vitest-environment happy-dom
// @own-modules: a picture that another file has seen is not new.
import { expect, it } from 'vitest'
import { rememberPictures, wasSeen } from '../../../src/ui/seenPictures.ts'

const load = (src: string) => {
  const image = document.createElement('img')
  Object.defineProperty(image, 'src', { value: src })
  document.body.append(image)
  image.dispatchEvent(new Event('load'))
}

it('knows a picture that has been there by any of its addresses, and no other', () => {
  rememberPictures(document)
  rememberPictures(document)
  load('https://b.test/g.svg')
  expect(wasSeen(['https://a.test/g.svg', 'https://b.test/g.svg'])).toBe(true)
  expect(wasSeen(['https://a.test/g.svg'])).toBe(false)
  expect(wasSeen([])).toBe(false)
})
