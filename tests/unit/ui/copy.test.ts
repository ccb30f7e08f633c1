// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { copyText } from '../../../src/ui/copy.ts'

const clipboard = (writeText: () => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
const byHand = (works: () => boolean) =>
  Object.defineProperty(document, 'execCommand', { value: works, configurable: true })

afterEach(() => document.body.replaceChildren())

it('copies through the clipboard', async () => {
  const write = vi.fn(async () => undefined)
  clipboard(write)
  expect(await copyText('R1')).toBe(true)
  expect(write).toHaveBeenCalledWith('R1')
})

it('copies by hand where there is no clipboard, leaves nothing behind, and gives the focus back', async () => {
  clipboard(() => Promise.reject(new Error('not allowed')))
  let copied = ''
  byHand(() => {
    copied = document.querySelector('textarea')?.value ?? ''
    return true
  })
  const button = document.body.appendChild(document.createElement('button'))
  button.focus()
  expect(await copyText('R1')).toBe(true)
  expect(copied).toBe('R1')
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.activeElement).toBe(button)
})

it('says so where neither works', async () => {
  clipboard(() => Promise.reject(new Error('not allowed')))
  byHand(() => {
    throw new Error('not supported')
  })
  expect(await copyText('R1')).toBe(false)
})
