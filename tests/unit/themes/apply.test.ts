// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { applyTheme } from '../../../src/themes/apply.ts'
import { deriveTheme } from '../../../src/themes/derive.ts'

it('puts each token on the document as a custom property, and tells the browser the scheme', () => {
  applyTheme(deriveTheme({ brand: '#7C3AED' }, 'dark'))
  const { style } = document.documentElement
  expect(style.getPropertyValue('--brand')).toBe('#7c3aed')
  expect(style.getPropertyValue('--radius-large')).toBe('20px')
  expect(style.getPropertyValue('color-scheme')).toBe('dark')
})
