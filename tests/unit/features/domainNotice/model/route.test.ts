import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRoute, routeValue } from '../../../../../src/features/domainNotice/model/route.ts'
import { encodePath } from '../../../../../src/site/customerService.ts'

const HERE = 'https://here.test'
const entry = { title: 'Help', csType: 'AICAN', path: encodePath('https://help.test/', 'k3yk3yk3') }

describe('the configuration', () => {
  it('names the endpoints and the contact', () => {
    const route = readRoute(
      { customerService: [entry], domainList: [{ domainName: 'a.test' }, { domainName: 'b.test:8443' }] },
      HERE,
    )
    expect(route?.endpoints).toEqual(['https://a.test', 'https://b.test:8443'])
    expect(route?.customerService.map(({ url }) => url)).toEqual(['https://help.test/'])
    expect(route?.problems).toEqual([])
  })

  it('loses what its schema refuses, says where it stood, and keeps the rest', () => {
    const route = readRoute(
      {
        customerService: [null, { title: 'Nobody', path: 'x' }, entry],
        domainList: [null, { domainName: 7 }, { domainName: 'a.test' }, { domainName: 'http://b.test' }, {}],
      },
      HERE,
    )
    expect(route?.endpoints).toEqual(['https://a.test'])
    expect(route?.customerService).toHaveLength(1)
    expect(route?.problems.map(({ code, pointer }) => `${code} ${pointer}`).sort()).toEqual([
      'service.undecodable /domainRoute/customerService/1/path',
      'url.refused /domainRoute/domainList/3/domainName',
      'value.invalid /domainRoute/domainList/1/domainName',
      'value.missing /domainRoute/domainList/1/domainName',
      'value.missing /domainRoute/domainList/4/domainName',
    ])
    expect(route?.problems.every(({ source }) => source === 'runtime')).toBe(true)
  })

  it.each([{}, { domainList: null, customerService: null }, { domainList: [], more: 1 }])(
    'may be empty: %j',
    (sent) => {
      expect(readRoute(sent, HERE)).toEqual({ endpoints: [], customerService: [], problems: [] })
    },
  )

  it.each([null, undefined, 'maintenance', 7, []])('that is none at all: %j', (sent) => {
    expect(readRoute(sent, HERE)).toBeUndefined()
  })

  it('never throws, and names only guarded endpoints (property)', () => {
    const sent = fc.oneof(
      fc.anything(),
      fc.record({
        domainList: fc.array(fc.record({ domainName: fc.anything() })),
        customerService: fc.anything(),
      }),
    )
    fc.assert(
      fc.property(sent, (value) => {
        for (const endpoint of readRoute(value, HERE)?.endpoints ?? [])
          expect(endpoint).toMatch(/^https:\/\//)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the value of an answer', () => {
  it('is what a good envelope holds', () => {
    expect(routeValue({ status: 200, body: '{"success":true,"value":{"domainList":[]}}' })).toEqual({
      domainList: [],
    })
  })

  it.each([
    { status: 200, body: '{"success":false,"value":{"domainList":[]}}' },
    { status: 200, body: '<html>' },
    { failed: 'network' } as const,
  ])('is missing in %j', (answer) => {
    expect(() => routeValue(answer)).toThrow()
  })
})
