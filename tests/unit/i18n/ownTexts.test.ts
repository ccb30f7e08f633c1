import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLocale } from '../../../scripts/i18n/readLocales.ts'
import { readOwnTexts } from '../../../src/boot/ownTexts.ts'
import { checkTexts } from '../../../src/i18n/checkTexts.ts'
import type { LoadTexts, Texts } from '../../../src/i18n/createI18n.ts'
import { isLanguageCode, LANGUAGE_CODES } from '../../../src/i18n/languages.ts'
import { withOwnTexts } from '../../../src/i18n/ownTexts.ts'
import { placeholders } from '../../../src/i18n/placeholders.ts'
import type { Problem } from '../../../src/site/problem.ts'
import { merchantCodes, siteFrom, siteOf } from '../../support/merchants.ts'

const words: Texts = { confirm: 'Confirm', slide_of: '{{number}} of {{total}}', days_one: '{{count}} day' }
const account: Texts = { username: 'Username' }
const load: LoadTexts = async (_, namespace) => ({ shell: words, account })[namespace]

describe('a merchant’s own texts over the app’s', () => {
  it('replace by key, in the namespace that stands before it', () => {
    const texts = { EN: { confirm: 'Go', 'account:username': 'Nickname', 'shell:days_one': '{{count}} d' } }
    expect(withOwnTexts(words, texts, 'EN', 'shell')).toEqual({
      ...words,
      confirm: 'Go',
      days_one: '{{count}} d',
    })
    expect(withOwnTexts(account, texts, 'EN', 'account')).toEqual({ username: 'Nickname' })
    expect(withOwnTexts(words, texts, 'VI', 'shell')).toEqual(words)
  })

  it('are text: what looks like HTML stays what was written', () => {
    const confirm = '<img src=x onerror=alert(1)>'
    expect(withOwnTexts(words, { EN: { confirm } }, 'EN', 'shell').confirm).toBe(confirm)
  })

  it.each([
    ['lacks a placeholder', 'page {{number}}'],
    ['has one more', '{{number}} of {{total}}, {{name}}'],
    ['has a broken one', '{{number} of {{total}}'],
    ['would nest another text', '{{number}} of {{total}} $t(confirm)'],
  ])('are left out where one %s', (_, slide_of) => {
    expect(withOwnTexts(words, { EN: { slide_of } }, 'EN', 'shell')).toEqual(words)
  })

  it('never add a key, and keep every placeholder, whatever is sent', () => {
    const key = fc.oneof(
      fc.constantFrom(...Object.keys(words), '__proto__', 'toString', 'a:b:c', ':'),
      fc.string(),
    )
    const text = fc.oneof(fc.constantFrom('{{total}} / {{number}}', '{{count}}', '$t(', '{{'), fc.string())
    const texts = fc.dictionary(fc.constantFrom(...LANGUAGE_CODES, '__proto__'), fc.dictionary(key, text))
    fc.assert(
      fc.property(texts, fc.constantFrom(...LANGUAGE_CODES), (own, code) => {
        const mixed = withOwnTexts(words, own, code, 'shell')
        expect(Object.keys(mixed)).toEqual(Object.keys(words))
        for (const [name, value] of Object.entries(words))
          expect(placeholders(mixed[name] ?? '')).toBe(placeholders(value))
      }),
    )
  })
})

describe('what an operator is told', () => {
  it('is each text that is not used, with its key as it was sent', async () => {
    const own = {
      confirm: 'Go',
      unheard_of: 'x',
      slide_of: '{{number}}',
      'account:name': 'y',
      'nowhere:a': 'z',
    }
    const faults = await checkTexts({ EN: own, VI: { unheard_of: 'x' } }, 'EN', load)
    expect(faults.map(({ key, why }) => `${why} ${key}`)).toEqual([
      'unknown unheard_of',
      'placeholders slide_of',
      'unknown account:name',
      'unknown nowhere:a',
    ])
  })

  it('is nothing where the words do not arrive', async () => {
    expect(await checkTexts({ EN: { x: 'y' } }, 'EN', () => Promise.reject(new Error('offline')))).toEqual([])
  })
})

describe('texts out of a manifest', () => {
  const site = (texts: unknown) => {
    const sent = typeof texts === 'string' ? texts : JSON.stringify(texts)
    return siteFrom({}, { templates: { parameters: { texts: sent } } })
  }
  const lines = (problems: readonly Problem[]) =>
    problems.map(({ code, source, pointer }) => `${code} ${source} ${pointer}`)

  it('are absent where no back office sends them', () => {
    expect(siteFrom({}, {}).texts).toEqual({})
    expect(siteFrom({}, {}).problems).toEqual([])
  })

  it('are kept part by part: an unknown language and what is no text are problems with their place', () => {
    const sent = {
      EN: { confirm: 'Go', back: 5, close: '', next: ['x'] },
      XX: { confirm: 'y' },
      VI: 'no',
      CN: { ok: null },
    }
    const { texts, problems } = readOwnTexts(site(sent).texts)
    expect(texts).toEqual({ EN: { confirm: 'Go' }, CN: {} })
    expect(lines(problems)).toEqual([
      'value.invalid texts /XX',
      'value.invalid texts /EN/back',
      'value.invalid texts /EN/close',
      'value.invalid texts /EN/next',
      'value.invalid texts /VI',
    ])
  })

  it('are a problem of the manifest where they are no JSON', () => {
    expect(site('{').texts).toEqual({})
    expect(lines(site('{').problems)).toEqual(['json.invalid manifest /templates/parameters/texts'])
  })

  it('never stop a site, whatever is sent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (sent) => {
        const { texts } = readOwnTexts(site(sent).texts)
        for (const [code, own] of Object.entries(texts)) {
          expect(isLanguageCode(code)).toBe(true)
          for (const text of Object.values(own ?? {})) expect(text).toEqual(expect.stringMatching(/\S/))
        }
      }),
    )
  })
})

describe.each(merchantCodes)('the texts of %s', (merchant) => {
  const site = siteOf(merchant)
  const { texts, problems } = readOwnTexts(site.texts)
  const languages: readonly string[] = site.languages
  const loadFile: LoadTexts = async (code, namespace) => {
    const found = readLocale(code)[namespace]
    return found && Object.fromEntries(Object.entries(found).map(([key, text]) => [key, String(text)]))
  }

  it('are of its own languages, each in the place of one that exists, with its placeholders', async () => {
    expect(problems).toEqual([])
    expect(languages).toEqual(expect.arrayContaining(Object.keys(texts)))
    for (const code of Object.keys(texts).filter(isLanguageCode))
      expect(await checkTexts(texts, code, loadFile)).toEqual([])
  })
})
