import { expect, it } from 'vitest'
import { footerLinks } from '../../../../src/features/footer/model/links.ts'
import { linkTarget } from '../../../../src/features/shared/links.ts'

it('leaves out links that the guard refuses', () => {
  const links = [
    { title: ' Terms ', url: 'https://a.test/terms' },
    { title: 'Games', url: '/m/game' },
    { title: 'Bad', url: 'javascript:alert(1)' },
  ]
  expect(footerLinks(links, (text) => linkTarget(text, 'https://play.test/m/'))).toEqual([
    { title: 'Terms', target: { href: 'https://a.test/terms' } },
    { title: 'Games', target: { to: '/m/game' } },
  ])
})
