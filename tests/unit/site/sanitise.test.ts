import { describe, expect, it } from 'vitest'
import validateStatus from '../../../src/generated/validators/systemStatus.js'
import validateTheme from '../../../src/generated/validators/theme.js'
import { sanitise } from '../../../src/site/sanitise.ts'

const pointers = (sent: unknown) =>
  sanitise(validateStatus, sent, 'status').problems.map(({ pointer }) => pointer)

describe('sanitise', () => {
  it('keeps a valid answer as it is', () => {
    const sent = { merchantCode: 'acme', info: { languages: ['EN'] } }
    expect(sanitise(validateStatus, sent, 'status')).toMatchObject({ value: sent, problems: [] })
  })

  it('drops an invalid part alone and says where it was', () => {
    const { value, problems } = sanitise(
      validateStatus,
      { merchantCode: 'acme', info: { currency: 5, languages: ['EN'] } },
      'status',
    )
    expect(value).toEqual({ merchantCode: 'acme', info: { languages: ['EN'] } })
    expect(problems).toEqual([
      {
        code: 'value.invalid',
        source: 'status',
        pointer: '/info/currency',
        sent: '5',
        instead: 'the default',
      },
    ])
  })

  it('counts null as absent, without a problem', () => {
    const { value, problems } = sanitise(
      validateStatus,
      { merchantCode: 'acme', info: null, location: { ip: null } },
      'status',
    )
    expect(value).toEqual({ merchantCode: 'acme', location: {} })
    expect(problems).toEqual([])
  })

  it('points into what was sent, whatever was dropped before', () => {
    expect(pointers({ info: { languages: [1, 'EN', null, 2, 'VI'] } })).toEqual([
      '/info/languages/0',
      '/info/languages/3',
    ])
  })

  it('leaves out an entry that lacks what makes it one', () => {
    const sent = {
      info: {
        resources: [{ resourceType: 'Android' }, { resourceType: 'IOS', url: 'https://x.test/a.ipa' }],
      },
    }
    const { value, problems } = sanitise(validateStatus, sent, 'status')
    expect(value?.info?.resources).toEqual([{ resourceType: 'IOS', url: 'https://x.test/a.ipa' }])
    expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['value.missing', '/info/resources/0/url'],
    ])
  })

  it('names an option that a strict part does not know', () => {
    const { value, problems } = sanitise(validateTheme, { brand: '#fff', glitter: true }, 'theme')
    expect(value).toEqual({ brand: '#fff' })
    expect(problems.map(({ pointer }) => pointer)).toEqual(['/glitter'])
  })

  it('has nothing left of what is no object', () => {
    for (const sent of [undefined, null, 3, 'x', true, []]) {
      expect(sanitise(validateStatus, sent, 'status').value).toBeUndefined()
    }
  })

  it('carries no key into a prototype', () => {
    const sent: unknown = JSON.parse(
      '{"merchantCode":"acme","__proto__":{"maintenance":true},"constructor":{"x":1}}',
    )
    const { value } = sanitise(validateStatus, sent, 'status')
    expect(value?.maintenance).toBeUndefined()
    expect(Object.keys(value ?? {})).toEqual(['merchantCode'])
  })

  it('does not change what was sent', () => {
    const sent = { merchantCode: 'acme', info: { languages: [1, 'EN'], currency: 5 } }
    const before = structuredClone(sent)
    sanitise(validateStatus, sent, 'status')
    expect(sent).toEqual(before)
  })
})
