// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PasswordField } from '../../../src/ui/PasswordField.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import { cleanUp, find, render } from './render.tsx'

afterEach(cleanUp)
const field = (error?: string) => (
  <TextField label="Username" value="" onValue={vi.fn()} error={error} hint="6 to 12 letters" />
)

describe('a text field', () => {
  it('is labelled, and described by its hint', () => {
    render(field())
    const input = find<HTMLInputElement>('input')
    expect(input.labels?.[0]?.textContent).toBe('Username')
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      '6 to 12 letters',
    )
    expect(document.querySelector('[role=alert]')).toBeNull()
  })

  it('announces its error beside it and says that it is invalid', () => {
    const { update } = render(field())
    update(field('Too short'))
    const input = find('input')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(find('[role=alert]').textContent).toBe('Too short')
    expect(find('[role=alert]').id).toBe(input.getAttribute('aria-describedby'))
  })
})

it('shows and hides a password by a button that says which it does', () => {
  render(
    <PasswordField label="Password" value="secret" onValue={vi.fn()} showLabel="Show" hideLabel="Hide" />,
  )
  const button = find<HTMLButtonElement>('button')
  expect([find<HTMLInputElement>('input').type, button.textContent]).toEqual(['password', 'Show'])
  act(() => button.click())
  expect([find<HTMLInputElement>('input').type, button.textContent]).toEqual(['text', 'Hide'])
})
