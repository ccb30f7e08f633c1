import { expect, it } from 'vitest'
import { contactOf } from '../../../../../src/features/domainNotice/model/contact.ts'
import type { CustomerService } from '../../../../../src/site/site.ts'

const entry = (url: string, ...labelIds: string[]): CustomerService => ({
  title: '',
  type: '',
  position: '',
  url,
  ...(labelIds.length > 0 && { labelIds }),
})

it('leads to the domain route’s people, else to the site’s, else nowhere', () => {
  expect(contactOf([entry('https://a.test/')], [entry('https://b.test/')], undefined)).toBe('https://a.test/')
  expect(contactOf([], [entry('https://b.test/')], undefined)).toBe('https://b.test/')
  expect(contactOf([], [], undefined)).toBeUndefined()
})

it('leads nobody to people who are for others', () => {
  const vip = entry('https://vip.test/', '7')
  expect(contactOf([vip], [entry('https://b.test/')], undefined)).toBe('https://b.test/')
  expect(contactOf([vip], [], '8')).toBeUndefined()
  expect(contactOf([vip, entry('https://a.test/')], [], '7')).toBe('https://vip.test/')
})
