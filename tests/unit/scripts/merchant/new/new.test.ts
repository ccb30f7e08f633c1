import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { noteRunning, runningPort } from '../../../../../scripts/backoffice/running.ts'
import { checkAll } from '../../../../../scripts/merchant/check/checkMerchant.ts'
import type { MerchantFiles } from '../../../../../scripts/merchant/check/files.ts'
import { readFolders } from '../../../../../scripts/merchant/check/readFolder.ts'
import { faultOfCurrency } from '../../../../../scripts/merchant/currency.ts'
import { wordsOfFileFault } from '../../../../../scripts/merchant/fileFault.ts'
import { faultOfName } from '../../../../../scripts/merchant/names.ts'
import type { Asking } from '../../../../../scripts/merchant/new/command.ts'
import { make } from '../../../../../scripts/merchant/new/command.ts'
import { draftOf } from '../../../../../scripts/merchant/new/draft.ts'
import { faultOfCode, orderOf } from '../../../../../scripts/merchant/new/order.ts'
import { writeDraft } from '../../../../../scripts/merchant/new/write.ts'
import { LANGUAGE_CODES } from '../../../../../src/i18n/languages.ts'
import { layouts } from '../../../../../src/layouts/index.ts'
import { known } from '../check/broken.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-merchant-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const run = async (code: string, values: Record<string, string | boolean> = {}, ask?: Asking) => {
  const lines: string[] = []
  const say = (text: string) => void lines.push(text)
  const answer = await make(
    { positionals: [code], values: { merchants: root, ...values } },
    { line: say, error: say },
    ask,
  )
  return { answer, text: lines.join('\n') }
}

/** The findings of `check`, without those about the brand's colours. */
const wrongWith = (all: readonly MerchantFiles[]) =>
  checkAll(all, known, ['acme']).filter(({ code }) => !code.startsWith('theme.'))

describe('a new merchant', () => {
  it('is a whole folder that passes every check, with icons of the sizes that it names', async () => {
    expect((await run('acme', { name: 'Acme Games', primary: '#7C3AED' })).answer).toBe(0)
    expect(wrongWith(await readFolders(root))).toEqual([])
    const icons = join(root, 'acme/pictures/icons')
    expect(readdirSync(icons)).toEqual(
      expect.arrayContaining(['icon-192.png', 'icon-512.png', 'apple-touch-180.png']),
    )
    expect(await sharp(join(icons, 'icon-512.png')).metadata()).toMatchObject({
      width: 512,
      height: 512,
      format: 'png',
    })
    expect(readdirSync(root)).toEqual(['acme'])
  })

  it.each(
    layouts.flatMap(({ id }) =>
      LANGUAGE_CODES.slice(0, 7).map((language, at) => ({ layout: id, language, at })),
    ),
  )('passes in layout $layout and language $language, whatever its colours', ({ layout, language, at }) => {
    const answers = { name: 'Ünal & Co', layout, language, currency: 'EUR', domain: 'acme.example' }
    const colours = {
      primary: `#${(at * 2_345_678 + 1_000_000).toString(16).padStart(6, '0')}`,
      accent: '#FFFFFF',
    }
    const { files } = draftOf(orderOf('acme', { ...answers, ...colours }), known)
    expect(wrongWith([files])).toEqual([])
  })

  it.each(LANGUAGE_CODES)('speaks %s from its first day, in the words of the app', (language) => {
    const answers = { name: 'Acme', layout: 'M1', language, currency: 'EUR', domain: 'acme.example' }
    const order = orderOf('acme', { ...answers, primary: '#4C6FFF', accent: '#FFC72C' })
    const { texts } = draftOf(order, known).files
    const { shell, money } = known.words(language) ?? {}
    expect(texts['wps/system/status.json']).toContain(`"${shell?.in_customer_services}"`)
    expect(texts['wps/relay/GCSGAME_newGameVendor.json']).toContain(`"${shell?.hot}"`)
    expect(texts['wps/relay/PROMOFE_getPromotionAnnouncementCategory.json']).toContain(`"${money?.bonus}"`)
    expect(Object.values(texts).join(''), 'nothing is left to fill in').not.toContain('{{')
  })

  it('cannot be made twice, nor under a name that is no code', async () => {
    await run('acme')
    await expect(run('acme')).rejects.toThrow('There is a merchant acme already.')
    for (const code of ['', 'Acme', '1acme', 'a b', '../acme', 'www', 'a'.repeat(33)])
      expect(faultOfCode(code, []), code).toBeDefined()
    expect(faultOfCode('acme-2', ['acme'])).toBeUndefined()
  })

  it('claims no domain that another one has', async () => {
    await run('acme', { domain: 'play.example' })
    const { answer, text } = await run('other', { domain: 'play.example' })
    expect(answer).toBe(1)
    expect(text).toContain('play.example is claimed by other and by acme')
    expect(readdirSync(root)).toEqual(['acme'])
  })

  it('keeps a brand colour exactly as it was given, and says what lines take where it is too weak', async () => {
    const themeOf = (code: string) =>
      readFileSync(join(root, code, 'wps/system/manifest.json'), 'utf8').match(/#[0-9a-f]{6}/gi) ?? []
    const { answer, text } = await run('acme', { primary: '#FFEE00', layout: 'M2' })
    expect(answer).toBe(0)
    expect(text).toMatch(
      /#FFEE00 on its page has a contrast of 1\.\d+:1.+stays exactly #FFEE00.+lines: #[0-9A-F]{6}/,
    )
    expect(themeOf('acme').map((colour) => colour.toUpperCase())).toContain('#FFEE00')
    expect((await run('other', { primary: '#FFEE00', layout: 'M2', nearest: true })).answer).toBe(0)
    expect(themeOf('other').map((colour) => colour.toUpperCase())).not.toContain('#FFEE00')
  })

  it('refuses an answer that cannot be, by the name of its flag', async () => {
    await expect(run('acme', { primary: 'blue' })).rejects.toThrow('--primary: blue is no colour')
    await expect(run('acme', { layout: 'M9' })).rejects.toThrow('--layout: There is no layout M9')
    await expect(run('acme', { scheme: 'dusk' })).rejects.toThrow('--scheme: dark or light.')
    await expect(run('acme', { currency: 'QQQ' })).rejects.toThrow('--currency: There is no currency QQQ')
    expect(readdirSync(root)).toEqual([])
  })

  it.each(['Ev\u202Eil', 'Two\nlines', 'Two\u2028lines', 'Nul\u0000', '\u2066hidden', ' ', 'half \uD800'])(
    'refuses the name %j, which does not read as it is written',
    async (name) => {
      await expect(run('acme', { name })).rejects.toThrow('--name: A name')
    },
  )

  it.each(['Ünal & Co', 'رائعة کھیل', '한국 게임', 'नमस्ते‍', "O'Neill"])('takes the name %s', (name) =>
    expect(faultOfName(name)).toBeUndefined(),
  )

  it.each([
    ['a zero width space', '\u200B'],
    ['a byte order mark', '\uFEFF'],
    ['a soft hyphen', '\u00AD'],
    ['a word joiner', '\u2060'],
    ['a Hangul filler', '\u3164'],
    ['a joiner that joins nothing', '\u200D'],
    ['a non-joiner that parts nothing', '\u200C'],
    ['an Arabic letter mark', '\u061C'],
    ['a left-to-right mark', '\u200E'],
    ['a right-to-left mark', '\u200F'],
  ])('refuses a name with %s: another name could look the same', (_, hidden) =>
    expect(faultOfName(`Ac${hidden}me`)).toMatch(/another name could look the same|reading direction/),
  )

  it.each([
    ['Persian', 'می\u200Cخواهم'],
    ['Sinhala', 'ශ්\u200Dරී'],
    ['Malayalam', 'അവന്\u200D'],
    ['emoji', 'Play 👨\u200D👩\u200D👧'],
    ['emoji with a selector', '❤\uFE0F\u200D🔥'],
  ])('takes the joiners that %s is written with', (_, name) => expect(faultOfName(name)).toBeUndefined())

  it.each(['USD', 'BRL', 'VND', 'TLB'])("takes %s, of ISO 4217 or of the platform's own", (code) =>
    expect(faultOfCurrency(code)).toBeUndefined(),
  )

  it('says what was chosen where nobody was asked, and what has been given is not chosen', async () => {
    const { text } = await run('acme', { name: 'Acme', layout: 'M2', currency: 'EUR', accent: '#112233' })
    expect(text).toContain(
      'Nobody was asked, so this was chosen: --primary #4C6FFF, --language EN, --domain acme.example.',
    )
    const given = { name: 'B', layout: 'M2', currency: 'EUR', accent: '#112233', primary: '#4C6FFF' }
    const whole = await run('other', { ...given, language: 'EN', domain: 'other.example' })
    expect(whole.text).not.toContain('was chosen')
  })

  it('names the port at which the folder is served, and says where nobody serves it', async () => {
    expect((await run('acme')).text).toContain(
      'No back office runs; npm start serves it: http://acme.localhost:',
    )
    const leave = noteRunning(5481, root)
    try {
      expect((await run('other')).text).toContain('Served at once: http://other.localhost:5481/m/home')
    } finally {
      leave()
    }
    expect(runningPort(root)).toBeUndefined()
  })

  it('is not made where a folder cannot be written, and nothing of it is left', async () => {
    const { files, pictures } = draftOf(
      orderOf('acme', {
        ...{ name: 'A', layout: 'M1', language: 'EN', currency: 'EUR', domain: 'acme.example' },
        ...{ primary: '#4C6FFF', accent: '#FFC72C' },
      }),
      known,
    )
    const inTheWay = { ...files, texts: { a: 'a file', 'a/b.json': '{}' } }
    const failure: unknown = await writeDraft({ files: inTheWay, pictures }, root).catch(
      (error: unknown) => error,
    )
    expect(wordsOfFileFault(failure)).toMatch(/: .*\((EEXIST|ENOTDIR)\)\.$/)
    expect(readdirSync(root)).toEqual([])
  })
})

describe('a person who is asked', () => {
  it('is asked only for what is not given, and again after a wrong answer', async () => {
    const asked: string[] = []
    const said: string[] = []
    const answers = ['blue', '#FFEE00', '', 'M2', '', '', '']
    const ask: Asking = {
      question: async (text) => {
        asked.push(text.split('?')[0] ?? '')
        return answers.shift() ?? ''
      },
      say: (text) => void said.push(text),
    }
    expect((await run('acme', { name: 'Acme' }, ask)).answer).toBe(0)
    expect(asked[0]).toBe('Its colour, #rrggbb')
    expect(asked).toHaveLength(7)
    expect(said).toEqual(['blue is no colour: write #rrggbb.'])
  })
})
