// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { ButtonFace } from '../../../src/ui/Button.tsx'
import { Go } from '../../../src/ui/Go.tsx'
import { render } from './render.tsx'

const drawn = (href: string) => {
  const page = render(
    <MemoryRouter>
      <Go target={{ href }}>Open</Go>
    </MemoryRouter>,
  )
  return page.host.querySelector('a')
}

describe('a link out of the site', () => {
  it.each(['https://cdn.test/a.apk', 'https://cdn.test/a.IPA?v=2', 'https://cdn.test/a.mobileconfig#x'])(
    'opens a file that a device installs in the same window: %s',
    (href) => {
      expect(drawn(href)?.getAttribute('target')).toBeNull()
    },
  )

  it.each(['https://news.test/', 'https://news.test/apk', 'https://news.test/a.apk.html'])(
    'opens anything else in a new one without opener: %s',
    (href) => {
      const link = drawn(href)
      expect(link?.getAttribute('target')).toBe('_blank')
      expect(link?.getAttribute('rel')).toBe('noopener noreferrer')
    },
  )
})

it('a link that looks like a button has the look that it is given', () => {
  const page = render(
    <MemoryRouter useTransitions={false}>
      <ButtonFace as={Go} target={{ to: '/m/home' }} data-variant="primary" data-size="large">
        Home
      </ButtonFace>
    </MemoryRouter>,
  )
  const { variant, size } = page.host.querySelector('a')?.dataset ?? {}
  expect([variant, size]).toEqual(['primary', 'large'])
})
