import { encodePath } from '../../src/site/customerService.ts'
import { contactButton } from '../support/chatVendor.ts'
import { expect, featureOf, screenOf, siteNow, test, visit } from '../support/journey.ts'
import { asMember } from '../support/member.ts'

const KEY = 'k3yk3yk3'
const entry = (title: string, url: string, more: object = {}) => ({
  title,
  csType: 'LIVECHAT',
  csPosition: 1,
  path: encodePath(url, KEY),
  ...more,
})

test('a guest is offered the entries for everyone, at addresses without personal data', async ({
  page,
  office,
  context,
}) => {
  const aurora = office('aurora')
  await context.route('https://support.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Support</h1>' }),
  )
  await visit(page, aurora, '/m/login', 'login')
  await contactButton(page).click()
  const sheet = page.getByRole('dialog', { name: 'Customer service' })
  await expect(sheet.getByRole('link')).toHaveText([
    'Atendimento 24 horas',
    'Assistente virtual Lua',
    'Pagamentos e saques',
    'Central de ajuda',
  ])
  const link = sheet.getByRole('link', { name: 'Pagamentos e saques' })
  await expect(link).toHaveAttribute('href', 'https://support.example/comm100/chat?siteId=88012&planId=pix')
  const opening = context.waitForEvent('page')
  await link.click()
  const support = await opening
  await expect(support.getByRole('heading', { name: 'Support' })).toBeVisible()
  expect(await support.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  await expect(sheet).toHaveCount(0)
})

test('a member of a VIP label sees their people too; each vendor is told the name in its own way, and no token', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await asMember(page, aurora, 'vip')
  await contactButton(page).click()
  const sheet = page.getByRole('dialog', { name: 'Customer service' })
  await expect(sheet.getByRole('link')).toHaveCount(5)
  const address = async (name: string) =>
    new URL((await sheet.getByRole('link', { name }).getAttribute('href')) ?? '')
  for (const name of [
    'Atendimento 24 horas',
    'Assistente virtual Lua',
    'Pagamentos e saques',
    'Central de ajuda',
    'Gerente VIP',
  ]) {
    const { searchParams, href } = await address(name)
    for (const parameter of ['name', 'category', 'visitorname', 'CUSTOM!username']) {
      expect(searchParams.getAll(parameter), `${name}, ${parameter}`).toEqual(['vip'])
    }
    expect(searchParams.get('labelName')).toBe(name === 'Assistente virtual Lua' ? 'Diamante' : null)
    const stored = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') ?? '{}')
    expect(href).not.toContain(JSON.parse(stored).token)
  }
  expect((await address('Pagamentos e saques')).href).toContain(
    '?siteId=88012&planId=pix&CUSTOM!username=vip',
  )
})

test('where one entry is left, Contact us leads there at once, from every place that has it', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  await saigon.patchStatus({ info: { customerService: [entry('Help', 'https://help.test/desk?id=7')] } })
  await asMember(page, saigon)
  const expected = /^https:\/\/help\.test\/desk\?id=7&name=player&/
  const contact = featureOf(page, 'customerService').getByRole('link', { name: 'Contact us' })
  await expect(contact).toHaveAttribute('href', expected)
  await expect(contact).toHaveAttribute('rel', 'noopener noreferrer')
  await visit(page, saigon, '/m/member/home', 'member.home')
  await expect(contact.first()).toHaveAttribute('href', expected)
})

test('entries with an unsafe address are left out and reported; the others stay', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const bad = [
    'abc',
    '12345678',
    `%%%${KEY}`,
    `${encodePath('https://help.test/', KEY).slice(0, -8)}otherkey`,
    encodePath('javascript:alert(document.domain)', KEY),
    encodePath('java\nscript:alert(1)', KEY),
    encodePath('data:text/html,<script>alert(1)</script>', KEY),
    encodePath('/m/login', KEY),
  ].map((path) => ({ title: 'Bad', csType: 'LIVECHAT', csPosition: 1, path }))
  await aurora.patchStatus({
    info: {
      customerService: [...bad, entry('Good', 'https://good.test/'), entry('Second', 'https://b.test/')],
    },
  })
  await visit(page, aurora)
  await contactButton(page).click()
  const sheet = page.getByRole('dialog', { name: 'Customer service' })
  await expect(sheet.getByRole('link')).toHaveText(['Good', 'Second'])
  const { problems = [] } = (await siteNow(page)) ?? {}
  const pointers = problems.filter(({ code }) => code === 'service.undecodable').map(({ pointer }) => pointer)
  expect(pointers).toEqual(bad.map((_, index) => `/info/customerService/${index}/path`))
})

test('a site with nobody to ask offers no Contact us', async ({ page, office }) => {
  const aurora = office('aurora')
  await aurora.patchStatus({ info: { customerService: [] } })
  await visit(page, aurora)
  await expect(featureOf(page, 'customerService')).toHaveCount(0)
  await aurora.patchStatus({ maintenance: true })
  await page.reload()
  await expect(screenOf(page, 'maintenance')).toBeVisible()
  await expect(page.getByText('Contact us')).toHaveCount(0)
})

test('a screen that replaces the site offers no entry of a VIP label', async ({ page, office }) => {
  const aurora = office('aurora')
  const entries = [
    entry('VIP', 'https://vip.test/', { labelIds: ['1105'] }),
    entry('Help', 'https://help.test/?a=1'),
  ]
  await aurora.patchStatus({ info: { customerService: entries }, maintenance: true })
  await page.goto(`${aurora.origin}/m/home`)
  const contact = screenOf(page, 'maintenance').getByRole('link', { name: 'Contact us' })
  await expect(contact).toHaveAttribute('href', 'https://help.test/?a=1')
  await expect(contact).toHaveAttribute('rel', 'noopener noreferrer')
  await aurora.patchStatus({ maintenance: false, regionRestriction: true })
  await page.goto(`${aurora.origin}/m/home`)
  await expect(screenOf(page, 'accessDenied').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    'https://help.test/?a=1',
  )
})

test('where there is no site at all, the domain route says whom to ask', async ({ page, office }) => {
  const aurora = office('aurora')
  await aurora.setValue('system/domainRoute', {
    customerService: [
      entry('VIP', 'https://vip.test/', { labelIds: [1] }),
      entry('Help', 'https://help.test/'),
    ],
    domainList: [],
  })
  await aurora.fault('system/status', { kind: 'html' })
  await page.goto(`${aurora.origin}/m/home`)
  await expect(screenOf(page, 'siteError').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    'https://help.test/',
  )
})
