// @vitest-environment happy-dom
import { act } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { afterEach, expect, it } from 'vitest'
import { createI18n, type Texts } from '../../../src/i18n/createI18n.ts'
import { cleanUp, render } from '../ui/render.tsx'

afterEach(cleanUp)

const files: Record<string, Texts> = {
  'EN/shell': { confirm: 'Confirm', notice: 'Notice' },
  'VI/shell': { confirm: 'Xác nhận' },
  'VI/account': { username: 'Tên đăng nhập' },
}
let drawn = 0
function Shell() {
  drawn += 1
  const { t } = useTranslation('shell')
  return <p>{t('confirm')}</p>
}
function Account() {
  const { t, ready } = useTranslation('account')
  return ready ? <p>{t('username')}</p> : null
}
const Notice = () => <p>{useTranslation('shell').t('notice')}</p>

it('words that come are drawn where they are waited for, and render nobody else again', async () => {
  const i18n = await createI18n({ language: 'VI', load: async (code, name) => files[`${code}/${name}`] })
  const page = render(
    <I18nextProvider i18n={i18n.instance}>
      <Shell />
    </I18nextProvider>,
  )
  const first = drawn
  await act(() => i18n.ready('club'))
  expect(drawn).toBe(first)
  page.update(
    <I18nextProvider i18n={i18n.instance}>
      <Account />
    </I18nextProvider>,
  )
  await act(async () => undefined)
  expect(page.host.textContent).toBe('Tên đăng nhập')
})

it('words that become others are drawn: a key filled up from English, a merchant’s own text, another language', async () => {
  const i18n = await createI18n({ language: 'VI', load: async (code, name) => files[`${code}/${name}`] })
  const page = render(
    <I18nextProvider i18n={i18n.instance}>
      <Shell />
      <Notice />
    </I18nextProvider>,
  )
  await act(async () => undefined)
  await act(async () => undefined)
  expect(page.host.textContent).toBe('Xác nhậnNotice')
  await act(() => i18n.setTexts({ VI: { confirm: 'Được' } }).then(() => undefined))
  expect(page.host.textContent).toBe('ĐượcNotice')
  await act(() => i18n.changeLanguage('EN'))
  expect(page.host.textContent).toBe('ConfirmNotice')
})
