import type { Page } from '@playwright/test'
import { watchCalm } from '../support/disableMotion.ts'
import {
  comeBack,
  expect,
  expectNoReload,
  featureOf,
  markPage,
  screenOf,
  siteNow,
  test,
  visit,
} from '../support/journey.ts'
import { logIn, PLAYER } from '../support/logIn.ts'
import { asMember } from '../support/member.ts'
import { answerOf } from '../support/merchants.ts'

const TOLD = '/wps/member/language'

const html = (page: Page) => page.locator('html')
const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('language'))
const picker = (page: Page) => featureOf(page, 'languagePicker').getByRole('button').first()

async function choose(page: Page, name: string): Promise<void> {
  await picker(page).click()
  await page.getByRole('dialog').getByRole('radio', { name, exact: true }).click()
}

/** Records the build's files that a page requests and whose names match. */
function watchFiles(page: Page, part: RegExp): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? ''
    if (part.test(name)) files.push(name)
  })
  return files
}

test('a change of language keeps what was typed, mirrors the page, and is remembered', async ({
  page,
  office,
}) => {
  await visit(page, office('karachi'), '/m/login', 'login')
  await markPage(page)
  await expect(html(page)).toHaveAttribute('dir', 'ltr')
  await screenOf(page, 'login').getByLabel('Username', { exact: true }).fill('half a na')
  await choose(page, 'اردو')
  await expect(html(page)).toHaveAttribute('lang', 'ur')
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
  await expect(screenOf(page, 'login').locator('input[autocomplete="username"]')).toHaveValue('half a na')
  await expectNoReload(page)
  expect(await storedLanguage(page)).toBe('UR')
  await choose(page, 'Türkçe')
  await expect(html(page)).toHaveAttribute('dir', 'ltr')
  await page.reload()
  await expect(html(page)).toHaveAttribute('lang', 'tr')
})

test('a member’s change of language is told to the back office, and its answers follow', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await asMember(page, aurora)
  await choose(page, 'Español')
  await expect(html(page)).toHaveAttribute('lang', 'es')
  await expect
    .poll(async () => (await aurora.calls(TOLD)).map(({ body }) => body))
    .toEqual([{ language: 'ES', merchantCode: 'aurora' }])
  await expect.poll(async () => (await aurora.calls()).at(-1)?.headers.values.language ?? '').toBe('ES')
})

test('a member of type 4, and a guest, change it without telling', async ({ page, office }) => {
  const aurora = office('aurora')
  await visit(page, aurora)
  await choose(page, 'Español')
  await expect(html(page)).toHaveAttribute('lang', 'es')
  await choose(page, 'English')
  await asMember(page, aurora, 'silent')
  await choose(page, 'Español')
  await expect(html(page)).toHaveAttribute('lang', 'es')
  await page.reload()
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(await aurora.calls(TOLD)).toEqual([])
})

test('a language in the address wins over the stored one and stays when the address is another', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  await visit(page, saigon, '/m/home?language=TW')
  await expect(html(page)).toHaveAttribute('lang', 'zh-Hant')
  await visit(page, saigon, '/m/login', 'login')
  await expect(html(page)).toHaveAttribute('lang', 'zh-Hant')
  await visit(page, saigon, '/m/home?language=UR')
  await expect(html(page), 'the site does not speak it').toHaveAttribute('lang', 'zh-Hant')
})

test.describe('a player who never chose a language', () => {
  test.use({ chosenLanguage: '' })

  test('reads the browser’s as a guest and the member’s own once logged in, in place', async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    await visit(page, aurora, '/m/login', 'login')
    await expect(html(page)).toHaveAttribute('lang', 'en')
    await logIn(page, aurora.origin, PLAYER)
    await expect(html(page)).toHaveAttribute('lang', 'pt-BR')
    await expect.poll(async () => (await aurora.calls()).at(-1)?.headers.values.language ?? '').toBe('PT-BR')
    expect(await storedLanguage(page), 'it is the member’s, not this device’s').toBeNull()
    expect(await aurora.calls(TOLD)).toEqual([])
    await page.reload()
    await expect(screenOf(page, 'home')).toBeVisible()
    await expect(html(page)).toHaveAttribute('lang', 'pt-BR')
  })

  test('keeps the page’s language where the site does not speak the member’s', async ({ page, office }) => {
    const aurora = office('aurora')
    await aurora.setValue('member/info', { type: 0, id: '1', userName: 'player', language: 'TH' })
    await logIn(page, aurora.origin, PLAYER)
    await expect.poll(async () => (await aurora.calls('/wps/member/info')).length).toBeGreaterThan(0)
    await expect(html(page)).toHaveAttribute('lang', 'en')
  })
})

test('flags are fetched when the picker opens, and never instead of a language’s own name', async ({
  page,
  office,
}) => {
  const flags = watchFiles(page, /^[A-Z]{2}-[\w-]+\.svg$/)
  const calm = watchCalm(page)
  await visit(page, office('angkor'))
  await calm.rest()
  expect(flags).toEqual([])
  await picker(page).click()
  const choices = page.getByRole('radiogroup').locator('label')
  await expect(choices).toHaveText(['ខ្មែរ', 'বাংলা', 'தமிழ்', 'မြန်မာ', 'English'])
  await expect
    .poll(() => flags.map((file) => file.slice(0, 2)).sort())
    .toEqual(['BD', 'GB', 'KH', 'LK', 'MM'])
  await expect(choices.locator('img[alt=""]')).toHaveCount(5)
})

/** Runs in the page. The texts of a script that are as wide as placeholder boxes, one box for each code point. */
function textsInTofu({ script, nobodys }: { script: string; nobodys: string }): string[] {
  const isOfScript = new RegExp(`\\p{Script=${script}}`, 'u')
  const pen = document.createElement('canvas').getContext('2d')
  const hasFont = [...document.fonts].some(({ family }) => family === `Script-${script.toLowerCase()}`)
  const found: string[] = []
  for (const element of document.querySelectorAll('body *')) {
    const text = element.childElementCount === 0 ? (element.textContent ?? '').trim() : ''
    if (!pen || !isOfScript.test(text) || !element.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(element)
    const [line, ...more] = range.getClientRects()
    if (!line || line.width < 2 || more.length > 0) continue
    const { fontFamily, fontSize, fontWeight, letterSpacing } = getComputedStyle(element)
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
    const box = pen.measureText(nobodys).width
    const spacing = Number.parseFloat(letterSpacing) || 0
    const boxes = [...text].map((one) => (isOfScript.test(one) ? box : (pen?.measureText(one).width ?? 0)))
    const asBoxes = boxes.reduce((sum, width) => sum + width + spacing, 0)
    // Letters may happen to be as wide as boxes. Changing the kerning forces a new measurement without cached widths.
    pen.fontKerning = 'none'
    const asLetters = hasFont ? pen.measureText(text).width + spacing * text.length : Number.NaN
    pen.fontKerning = 'auto'
    if (Math.abs(line.width - asBoxes) < 0.1 && !(Math.abs(line.width - asLetters) < 1)) found.push(text)
  }
  return found
}

const FONT = /^noto-sans-.*\.woff2$/
const UNASSIGNED = '\u0378'

for (const [code, script] of [
  ['TA', 'Tamil'],
  ['BN', 'Bengali'],
  ['MY', 'Myanmar'],
] as const) {
  test(`a phone without ${script} letters gets them, and only those`, async ({ page, office }) => {
    const fonts = watchFiles(page, FONT)
    const inTofu = () => page.evaluate(textsInTofu, { script, nobodys: UNASSIGNED })
    const font = `**/noto-sans-${script.toLowerCase()}-*`
    await page.route(font, (route) => route.abort())
    await visit(page, office('angkor'), `/m/home?language=${code}`)
    await expect
      .poll(async () => (await inTofu()).length, 'this phone has none of its own')
      .toBeGreaterThan(0)
    // Both requests have failed before the next visit is recorded.
    await expect.poll(() => fonts.length).toBe(2)
    await page.unroute(font)
    fonts.length = 0
    await page.reload()
    await expect(screenOf(page, 'home')).toBeVisible()
    await expect.poll(() => fonts.length).toBe(2)
    await expect.poll(inTofu).toEqual([])
    expect(fonts.map((file) => file.split('-').slice(3, 5).join(' ')).sort()).toEqual([
      `${script.toLowerCase()} 400`,
      `${script.toLowerCase()} 700`,
    ])
    expect(await siteNow(page)).toMatchObject({ problems: [] })
    await visit(page, office('angkor'), '/m/login', 'login')
    await expect.poll(inTofu).toEqual([])
    await picker(page).click()
    await expect(page.getByRole('radiogroup')).toBeVisible()
    for (const other of ['Tamil', 'Bengali', 'Myanmar'])
      await expect.poll(() => page.evaluate(textsInTofu, { script: other, nobodys: UNASSIGNED })).toEqual([])
  })
}

test('a phone that has the letters of a language downloads no font', async ({ page, office }) => {
  const fonts = watchFiles(page, FONT)
  const calm = watchCalm(page)
  const looked = page.waitForResponse(/\/over-[^/]*\.js$/)
  await visit(page, office('angkor'), '/m/home?language=KM')
  await looked
  await calm.rest()
  await expect(html(page)).toHaveAttribute('lang', 'km')
  expect(fonts).toEqual([])
})

test('a language whose letters every phone has loads no font', async ({ page, office }) => {
  const files = watchFiles(page, /^noto-sans-/)
  const calm = watchCalm(page)
  await visit(page, office('angkor'), '/m/home?language=EN')
  await calm.rest()
  expect(files).toEqual([])
})

test('a merchant says it in its own words: as text, and what does not fit is a problem with its place', async ({
  page,
  office,
}) => {
  const manila = office('manila')
  await visit(page, manila, '/m/login', 'login')
  await expect(screenOf(page, 'login')).toContainText('Come on in, winner!')
  await markPage(page)

  const manifest = Object(answerOf('manila', 'system/manifest'))
  const send = (texts: unknown) => {
    const parameters = { ...manifest.templates?.parameters, texts: JSON.stringify(texts) }
    return manila.setValue('system/manifest', { ...manifest, templates: { parameters } })
  }
  const html = '<b data-hurt>Hi</b><img src=x onerror="document.body.dataset.hurt=1">'
  await send({
    EN: { 'account:welcome_back': html, days_other: 'many days', no_such_text: 'x', close: 5 },
    XX: { close: 'y' },
  })
  await comeBack(page)
  await expect(screenOf(page, 'login')).toContainText(html)
  await expect(page.locator('[data-hurt]')).toHaveCount(0)
  const pointers = async () =>
    (await siteNow(page))?.problems.map(({ code, source, pointer }) => `${code} ${source} ${pointer}`).sort()
  await expect
    .poll(pointers)
    .toEqual([
      'text.placeholders texts /EN/days_other',
      'text.unknown texts /EN/no_such_text',
      'value.invalid texts /EN/close',
      'value.invalid texts /XX',
    ])

  await send({})
  await comeBack(page)
  await expect(screenOf(page, 'login')).toContainText('Welcome back')
  await expect.poll(pointers).toEqual([])
  await expectNoReload(page)
})
