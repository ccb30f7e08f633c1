import { describe, expect, it, vi } from 'vitest'
import { createI18n, type I18nOptions, type LoadTexts, type Texts } from '../../../src/i18n/createI18n.ts'

const files: Record<string, Texts> = {
  'EN/shell': {
    confirm: 'Confirm',
    notice: 'Notice',
    games_one: '{{count}} game',
    games_other: '{{count}} games',
  },
  'EN/account': { username: 'Username' },
  'VI/shell': { confirm: 'Xác nhận', games_other: '{{count}} trò chơi' },
  'VI/account': { username: 'Tên đăng nhập' },
  'UR/shell': { confirm: 'تصدیق', notice: 'اطلاع' },
}

function open(options: Partial<I18nOptions> = {}) {
  const load = vi.fn<LoadTexts>(async (code, namespace) => files[`${code}/${namespace}`])
  const languages: string[] = []
  const made = createI18n({
    language: 'VI',
    load,
    onLanguage: ({ bcp47, dir }) => void languages.push(`${bcp47} ${dir}`),
    ...options,
  })
  return { load, languages, made }
}

const asked = (load: ReturnType<typeof open>['load']) => load.mock.calls.map((call) => call.join('/'))

describe('words for people', () => {
  it('come in one language, the shell only', async () => {
    const { load, languages, made } = open()
    const { instance, language } = await made
    expect(instance.t('confirm')).toBe('Xác nhận')
    expect(language().code).toBe('VI')
    expect(languages).toEqual(['vi ltr'])
    expect(asked(load)).toEqual(['VI/shell'])
  })

  it('load a namespace when a feature asks for it', async () => {
    const { load, made } = open()
    const { instance, ready } = await made
    await ready('account')
    expect(instance.t('username', { ns: 'account' })).toBe('Tên đăng nhập')
    expect(asked(load)).toEqual(['VI/shell', 'VI/account'])
  })

  it('are English where a language has no file', async () => {
    const { load, languages, made } = open({ language: 'KM' })
    const { instance } = await made
    expect(instance.t('confirm')).toBe('Confirm')
    expect(languages).toEqual(['km ltr'])
    expect(asked(load)).toEqual(['KM/shell', 'EN/shell'])
  })

  it('are English where a file does not arrive, and keys where nothing does', async () => {
    const broken: LoadTexts = async (code, namespace) => {
      if (code === 'VI') throw new Error('offline')
      return files[`${code}/${namespace}`]
    }
    expect((await open({ load: broken }).made).instance.t('confirm')).toBe('Confirm')
    const nothing = await open({ load: () => Promise.reject(new Error('offline')) }).made
    expect(nothing.instance.t('confirm')).toBe('confirm')
  })

  it('are filled up from English, once, where a key is missing', async () => {
    const { load, made } = open()
    const { instance } = await made
    const added = vi.fn()
    instance.store.on('added', added)
    expect(instance.t('notice')).toBe('notice')
    expect(instance.t('unheard_of')).toBe('unheard_of')
    await vi.waitFor(() => expect(added).toHaveBeenCalled())
    expect(instance.t('notice')).toBe('Notice')
    expect(instance.t('confirm')).toBe('Xác nhận')
    expect(instance.t('unheard_of')).toBe('unheard_of')
    expect(asked(load)).toEqual(['VI/shell', 'EN/shell'])
  })

  it('have plurals, and do not escape what React escapes', async () => {
    const { instance } = await open({ language: 'EN' }).made
    expect(instance.t('games', { count: 1 })).toBe('1 game')
    expect(instance.t('games', { count: 5 })).toBe('5 games')
    instance.addResource('en', 'shell', 'hello', 'Hello {{name}}')
    expect(instance.t('hello', { name: '<b>' })).toBe('Hello <b>')
  })
})

describe('changing the language', () => {
  it('happens in place, with direction', async () => {
    const { languages, made } = open()
    const { instance, changeLanguage, language } = await made
    await changeLanguage('UR')
    expect(instance.t('confirm')).toBe('تصدیق')
    expect(language()).toMatchObject({ code: 'UR', dir: 'rtl' })
    expect(languages).toEqual(['vi ltr', 'ur rtl'])
  })

  it('brings the namespaces that are in use', async () => {
    const { load, made } = open({ language: 'EN' })
    const { instance, changeLanguage, ready } = await made
    await ready('account')
    await changeLanguage('VI')
    expect(instance.t('username', { ns: 'account' })).toBe('Tên đăng nhập')
    await changeLanguage('EN')
    expect(instance.t('username', { ns: 'account' })).toBe('Username')
    expect(load).toHaveBeenCalledTimes(4)
  })

  it('ends with what was chosen last', async () => {
    let release = () => {}
    const slow: LoadTexts = async (code, namespace) => {
      if (code === 'VI') await new Promise<void>((resolve) => (release = resolve))
      return files[`${code}/${namespace}`]
    }
    const { changeLanguage, language } = await open({ language: 'EN', load: slow }).made
    const first = changeLanguage('VI')
    await changeLanguage('UR')
    release()
    await first
    expect(language().code).toBe('UR')
  })
})

describe('a merchant’s own texts', () => {
  const texts = { VI: { confirm: 'Đồng ý', 'account:username': 'Tài khoản' }, EN: { confirm: 'Go' } }

  it('replace what is there and what comes later', async () => {
    const { instance, ready } = await open({ texts }).made
    expect(instance.t('confirm')).toBe('Đồng ý')
    await ready('account')
    expect(instance.t('username', { ns: 'account' })).toBe('Tài khoản')
  })

  it('stay with their language', async () => {
    const { instance, changeLanguage } = await open({ texts: { EN: { confirm: 'Go' } } }).made
    expect(instance.t('confirm')).toBe('Xác nhận')
    await changeLanguage('EN')
    expect(instance.t('confirm')).toBe('Go')
  })

  it('change while the page is open, and give the app’s words back when they are gone', async () => {
    const { instance, setTexts, ready, changeLanguage } = await open({ texts }).made
    await ready('account')
    const added = vi.fn()
    instance.store.on('added', added)
    await setTexts({ VI: { confirm: 'Đồng ý', 'account:username': 'Tài khoản' }, EN: { confirm: 'Go' } })
    expect(added).not.toHaveBeenCalled()
    await setTexts({ VI: { 'shell:confirm': 'Được' } })
    expect(instance.t('confirm')).toBe('Được')
    expect(instance.t('username', { ns: 'account' })).toBe('Tên đăng nhập')
    await setTexts({})
    expect(instance.t('confirm')).toBe('Xác nhận')
    await changeLanguage('EN')
    expect(instance.t('confirm')).toBe('Confirm')
  })

  it('do not stand where they would lose what is filled in, or where nobody asks for them', async () => {
    const { instance } = await open({
      texts: { VI: { games_other: 'nhiều trò chơi', unheard_of: 'x', toString: 'y' } },
    }).made
    expect(instance.t('games', { count: 3 })).toBe('3 trò chơi')
    expect(instance.t('unheard_of')).toBe('unheard_of')
    expect(instance.t('toString')).toBe('toString')
  })
})
