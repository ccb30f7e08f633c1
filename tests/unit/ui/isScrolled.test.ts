// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { isScrolled } from '../../../src/ui/isScrolled.ts'

it('looks at each scroller between the touch and the root, and at the root', () => {
  document.body.innerHTML = '<main><ul><li></li></ul></main>'
  const [root, list, item] = ['main', 'ul', 'li'].map((name) => document.querySelector(name))
  if (!root || !(root instanceof HTMLElement) || !list || !item) throw new Error('No document')
  expect(isScrolled(item, root)).toBe(false)
  list.scrollTop = 1
  expect(isScrolled(item, root)).toBe(true)
  expect(isScrolled(root, root)).toBe(false)
  root.scrollTop = 1
  expect(isScrolled(root, root)).toBe(true)
})
