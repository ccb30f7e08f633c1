import { describe, expect, it } from 'vitest'
import { membersLanguage } from '../../../../../src/features/languagePicker/model/membersLanguage.ts'
import type { LanguageCode } from '../../../../../src/i18n/languages.ts'

const allowed: readonly LanguageCode[] = ['EN', 'CN', 'PT-BR', 'VI']

describe('the language after a login', () => {
  it.each([
    ['is the member’s, before the browser’s', { member: 'VI', browser: ['en-US'] }, 'EN', 'VI'],
    ['is the member’s, before the site’s first', { member: 'PT-BR', browser: [] }, 'EN', 'PT-BR'],
    ['is understood as a browser would say it', { member: 'pt-br', browser: [] }, 'EN', 'PT-BR'],
    ['stays, when it is the member’s already', { member: 'VI', browser: ['en'] }, 'VI', undefined],
    ['stays what the player chose', { member: 'VI', stored: 'CN' }, 'CN', undefined],
    [
      'stays, even when the choice is not what the page shows',
      { member: 'VI', stored: 'CN' },
      'EN',
      undefined,
    ],
    ['is the member’s where the choice is none of the site’s', { member: 'VI', stored: 'TH' }, 'EN', 'VI'],
    ['is the member’s where nonsense is stored', { member: 'VI', stored: '{}' }, 'EN', 'VI'],
    ['stays, when the site does not speak the member’s', { member: 'TH', browser: ['vi'] }, 'EN', undefined],
    ['stays, when the member’s is none', { member: 'klingon', browser: ['vi'] }, 'EN', undefined],
    ['stays, when the back office says none', { member: null, browser: ['vi'] }, 'EN', undefined],
    ['stays, when the back office says nothing', { member: '', browser: ['vi'] }, 'EN', undefined],
  ] as const)('%s', (_, visit, current, expected) => {
    expect(membersLanguage({ stored: null, browser: [], allowed, ...visit }, current)).toBe(expected)
  })
})
