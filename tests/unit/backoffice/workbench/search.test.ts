import { describe, expect, it } from 'vitest'
import {
  environmentParts,
  NAMED,
  namedIn,
  partsOfSite,
  reasonOf,
  searchable,
} from '../../../../scripts/backoffice/workbench/search.ts'
import { normalised, readSearch, wordsLeft } from '../../../../src/workbench/model/search.ts'
import { siteFrom } from '../../../support/merchants.ts'

describe('what is typed into the search', () => {
  it('is words and conditions, in any order', () => {
    expect(readSearch(' layout=M1  Tết chat ')).toEqual({ words: ['tet', 'chat'], conditions: ['layout=M1'] })
  })

  it('is found in name and code without capitals and accents, and what is left is looked for elsewhere', () => {
    expect(wordsLeft(['tet', 'acme', 'chat'], { code: 'acme', name: 'Tết Games' })).toEqual(['chat'])
    expect(normalised('İstanbul É')).toBe('istanbul e')
  })
})

describe('a merchant is found by', () => {
  const parameters = {
    theme: JSON.stringify({ brand: '#12ab34', tokens: { 'surface-1': '#fedcba' } }),
    home: JSON.stringify({ sections: [{ type: 'quickActions' }] }),
  }
  const manifest = { name: 'Acme', templates: { parameters } }
  const site = siteFrom(
    {
      info: {
        ...{ mobileTemplate: 'M2', languages: ['EN', 'VI'], currency: 'VND' },
        whitelabelVal: { CBS3: true, GEETESTVCODE3: false, REWCEN3: '20%' },
        settings: { welcome_image_wait: 7 },
      },
    },
    manifest,
  )
  const parts = searchable([
    ...partsOfSite(site, ['play.acme.example']),
    'text EN home.title: Welcome back to the house of a hundred games and one, where something is always going on',
  ])
  const fileOf = (kind: string, value: unknown) =>
    searchable(NAMED.flatMap((named) => (named.kind === kind ? namedIn(value, named) : [])))
  const files = [
    fileOf('banner', [{ title: 'Northern lights', image: '/hidden.svg' }]),
    fileOf('announcement', { announcements: [{ title: 'Pix in five minutes', content: '<p>…' }] }),
    fileOf('promotion', [{ title: 'Friday', description: '15 % of the week back' }]),
    fileOf('game', {
      data: { lanes: [{ title: 'Hot', cards: [{ displayName: 'Gems', code: 'GEMNORTE' }] }] },
    }),
    fileOf('match', [{ title: 'Round 4', home: 'Guanabara', away: 'Arpoador' }]),
    fileOf('schedule', { changes: [{ name: 'Carnival week', set: { CBS3: 'off' } }] }),
    searchable(environmentParts({ environments: { staging: 'https://staging.acme.example' } })),
  ]
  const findings = searchable(['finding domain.twice: Two merchants claim it'])
  const reason = (...words: string[]) => reasonOf(words, [parts, findings, ...files])

  it.each([
    ['acme.ex', 'domain play.acme.example'],
    ['m2', 'layout M2'],
    ['vietnamese', 'language VI Vietnamese'],
    ['dong', 'currency VND Vietnamese Dong'],
    ['cbs3', 'flag CBS3 on: Live chat'],
    ['rewcen3', /^flag REWCEN3 20 %: /],
    ['welcome_image', /^setting welcome_image_wait 7: /],
    ['hundred games', /^text ….*house of a hundred games and one.*…$/],
    ['quickactions', 'home quickActions'],
    ['#12ab34', 'theme brand #12ab34'],
    ['#fedcba', 'theme surface-1 #fedcba'],
    ['northern', 'banner Northern lights'],
    ['five minutes', 'announcement Pix in five minutes'],
    ['week back', 'promotion 15 % of the week back'],
    ['gemnorte', 'game GEMNORTE'],
    ['arpoador', 'match Arpoador'],
    ['carnival', 'schedule Carnival week'],
    ['staging', 'environment staging https://staging.acme.example'],
    ['domain.twice', 'finding domain.twice: Two merchants claim it'],
  ])('%s, and its row says why', (word, because) => {
    expect(reason(word)).toMatch(because)
    expect((reason(word) ?? '').length).toBeLessThan(100)
  })

  it('all words together, each for its reason', () => {
    expect(reason('cbs3', 'm2', 'chat')).toBe('flag CBS3 on: Live chat · layout M2')
    expect(reason()).toBe('')
  })

  it('none of what it is not: a flag that is off, a word that is nowhere, an address', () => {
    expect(reason('hidden.svg')).toBeUndefined()
    expect(reason('geetestvcode3')).toBeUndefined()
    expect(reason('cbs3', 'nowhere')).toBeUndefined()
  })
})
