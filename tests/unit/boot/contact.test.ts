import { describe, expect, it } from 'vitest'
import { contactFrom } from '../../../src/boot/contact.ts'
import { encodePath } from '../../../src/site/customerService.ts'

const base = 'https://acme.test/m/'
const answer = (value: unknown, success = true) => ({ status: 200, body: JSON.stringify({ success, value }) })
const entry = { title: 'Help', csType: 'AICAN', path: encodePath('https://help.test/', 'k3yk3yk3') }

describe('finding help without a site', () => {
  it('takes the customer service of the domain route', () => {
    expect(
      contactFrom(answer({ customerService: [entry, { path: 'x' }, null] }), base).map(({ url }) => url),
    ).toEqual(['https://help.test/'])
  })

  it.each([
    answer({ customerService: [entry] }, false),
    answer(null),
    answer({ customerService: 'none' }),
    { status: 200, body: '<html>' },
    { failed: 'timeout' } as const,
  ])('finds nobody in %j', (given) => {
    expect(contactFrom(given, base)).toEqual([])
  })
})
