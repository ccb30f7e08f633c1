import { describe, expect, it } from 'vitest'
import { readAnswer } from '../../../src/site/answer.ts'
import { readManifestFacts, readStatusFacts } from '../../../src/site/bootFacts.ts'

const answered = (body: unknown) => readAnswer({ status: 200, body: JSON.stringify(body) })

describe('what a status says before anything is checked', () => {
  it('is its merchant, layout, languages, and whether the site is closed', () => {
    const info = { mobileTemplate: 'M2', languages: ['EN', 7], merchantCode: 'other' }
    expect(
      readStatusFacts(answered({ value: { merchantCode: 'acme', maintenance: true, info } })),
    ).toMatchObject({
      isSite: true,
      merchant: 'acme',
      layout: 'M2',
      languages: ['EN', 7],
      isClosed: true,
    })
    expect(readStatusFacts(answered({ value: { info } })).merchant).toBe('other')
    expect(readStatusFacts(answered({ value: { merchantCode: 'ศาลาสนุก', info } })).merchant).toBe('other')
  })

  it.each([
    ['no answer', readAnswer({ failed: 'network' })],
    ['a page', readAnswer({ status: 502, body: '<html>' })],
    ['a list', answered([])],
    ['a number for a site', answered({ value: { info: 3, merchantCode: 7 } })],
  ])('is nothing of %s', (_, answer) => {
    expect(readStatusFacts(answer)).toMatchObject({
      isSite: false,
      merchant: undefined,
      layout: undefined,
      languages: [],
      isClosed: false,
    })
  })
})

describe('what a manifest says before anything is checked', () => {
  it('is the sections of its home, its density and its colour', () => {
    const parameters = { home: '{"sections":[{"type":"footer"},null]}', theme: '{"density":"cosy"}' }
    expect(
      readManifestFacts(answered({ background_color: '#123', templates: { parameters } })),
    ).toMatchObject({
      sections: [{ type: 'footer' }, null],
      isCosy: true,
      background: '#123',
    })
  })

  it('is no home where its template is no JSON', () => {
    const facts = readManifestFacts(answered({ templates: { parameters: { home: '{', theme: 7 } } }))
    expect(facts).toMatchObject({ sections: undefined, isCosy: false, background: undefined })
  })
})
