import { announce } from '../support/announcements.ts'
import { PLAYER } from '../support/logIn.ts'
import { plainPlay } from '../support/playing.ts'
import { expect, siteThere, test } from './journey.ts'

test('a player chooses Urdu: the page reads from right to left, and still does on the next visit', async ({
  engine,
  player,
  office,
  visit,
}) => {
  const karachi = office('karachi')
  await visit(karachi)
  // In the header, or on a narrow phone with activities there, in the footer.
  await player.taps({ role: 'button', css: '[data-feature="languagePicker"]' })
  await player.taps({ role: 'radio', name: 'اردو', css: '[role="dialog"]' })
  await player.sees({ css: 'html[lang="ur"][dir="rtl"]' })
  await player.seesNo({ css: '[role="dialog"]' })
  await engine.open(`${karachi.origin}/m/login`)
  await player.isOn('login')
  expect(await engine.ask(siteThere)).toMatchObject({ lang: 'ur', dir: 'rtl', problems: '[]' })
  expect(await engine.errors()).toEqual([])
})

test('a player withdraws to an account', async ({ engine, player, office, visit }) => {
  const aurora = office('aurora')
  await plainPlay(aurora)
  await visit(aurora, '/m/withdraw', 'login')
  await player.logsIn(PLAYER)
  await player.isOn('withdraw')
  const css = '[data-screen="withdraw"]'
  await player.taps({ role: 'radio', name: 'Banco do Litoral', named: 'begins', css })
  await player.fills('Amount', '520,50', css)
  await player.taps({ role: 'button', name: 'Withdraw R$', named: 'begins', css })
  await player.sees({ role: 'heading', name: 'Your withdrawal is on its way', css })
  expect(await aurora.lastBody('/wps/member/withdraw')).toMatchObject({
    accountId: 'acc-2',
    amount: '520.50',
  })
  expect(await engine.errors()).toEqual([])
})

test('a guest reads the news, hides it for today, and does not see it on the next load', async ({
  engine,
  player,
  office,
  visit,
}) => {
  const saigon = office('saigon')
  await announce(saigon, [{ title: 'First news', content: '<p>one</p>', execution: 'B' }])
  await visit(saigon, '/m/login', 'login')
  await engine.ask(() => localStorage.removeItem('hidePopup'))
  await engine.open(`${saigon.origin}/m/home`)
  const css = '[data-feature="announcements"] [role="dialog"]'
  await player.sees({ css, name: 'First news' })
  await player.taps({ role: 'button', name: 'Got it', css })
  await player.seesNo({ css })
  await engine.open(`${saigon.origin}/m/home`)
  await player.isOn('home')
  await player.sees({ css: 'html[data-merchant="saigon"]' })
  const because = () => engine.ask(() => window.__SITE__?.decisions.announcements?.because ?? '')
  await expect.poll(because).toContain('for the rest of the day')
  await player.seesNo({ css })
  expect(await engine.errors()).toEqual([])
})

test('a guest declines the pixels, and is not asked again', async ({ engine, player, office, visit }) => {
  const aurora = office('aurora')
  await aurora.setSettings({ marketing_consent_required: 1 })
  await visit(aurora)
  const css = 'aside[data-feature="consent"]'
  await player.taps({ role: 'button', name: 'Decline', css })
  await player.seesNo({ css })
  await engine.open(`${aurora.origin}/m/home`)
  await player.isOn('home')
  await player.seesNo({ css })
  expect(await engine.ask(() => document.cookie)).toBe('')
  expect(await engine.errors()).toEqual([])
})

test('a member opens the vendor’s chat, whose frame may read nothing of the page, and closes it', async ({
  engine,
  player,
  office,
  visit,
}) => {
  const aurora = office('aurora')
  await visit(aurora, '/m/login', 'login')
  await player.logsIn(PLAYER)
  await player.isOn('home')
  await player.taps({ role: 'button', name: 'Contact us', css: '[data-feature="customerService"]' })
  await player.taps({ role: 'button', name: 'Live chat', css: '[role="dialog"]' })
  await player.sees({ css: '[role="dialog"]', name: 'Live chat' })
  const frame = () =>
    engine.ask(() => {
      const chat = document.querySelector<HTMLIFrameElement>('iframe[src*="/assets/vendor-"]')
      const isOpaque = chat !== null && chat.contentDocument === null
      return { isOpaque, isLarge: (chat?.getBoundingClientRect().height ?? 0) > innerHeight / 3 }
    })
  await expect.poll(frame).toEqual({ isOpaque: true, isLarge: true })
  await player.taps({ role: 'button', name: 'Close', css: '[role="dialog"]' })
  await player.seesNo({ css: '[role="dialog"]', name: 'Live chat' })
  await player.isOn('home')
  expect(await engine.errors()).toEqual([])
})
