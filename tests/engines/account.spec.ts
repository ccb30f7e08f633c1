import { PLAYER } from '../support/logIn.ts'
import { withoutCaptcha } from '../support/loginForm.ts'
import { factorMember } from '../support/secondFactor.ts'
import { expect, test } from './journey.ts'

/** Runs in the page. */
const hasSession = () => (sessionStorage.getItem('MC_SESSION_INFO') ?? '').includes('"token"')

test('a player logs in by encrypted calls, and is a member on the next page', async ({
  engine,
  player,
  office,
  visit,
}) => {
  const aurora = office('aurora')
  await withoutCaptcha(aurora)
  await visit(aurora, '/m/login', 'login')
  await player.logsIn(PLAYER)
  await player.isOn('home')
  expect(await engine.ask(hasSession)).toBe(true)
  await engine.open(`${aurora.origin}/m/member/home`)
  await player.isOn('member.home')
  expect(await engine.errors()).toEqual([])
})

test('a login with a second factor takes the code of the authenticator', async ({
  engine,
  player,
  office,
  visit,
}) => {
  const aurora = office('aurora')
  await withoutCaptcha(aurora)
  const member = factorMember('aurora', 'allfactors')
  await visit(aurora, '/m/login', 'login')
  await player.logsIn(member)
  const css = '[data-feature="secondFactor"]'
  await player.taps({ role: 'tab', name: 'Google Authenticator', css })
  await player.fills('Verification code', member.ga ?? '', css)
  await player.taps({ role: 'button', name: 'Confirm', css })
  await player.isOn('home')
  expect(await engine.ask(hasSession)).toBe(true)
  expect(await engine.errors()).toEqual([])
})

test('a newcomer registers by username and is at home, logged in', async ({
  engine,
  player,
  office,
  visit,
}) => {
  const manila = office('manila')
  await withoutCaptcha(manila)
  await visit(manila, '/m/register', 'register')
  const css = '[data-screen="register"]'
  await player.fills('Username', 'newcomer22', css)
  await player.fills('Password', 'Sunshine!2026', css)
  await player.taps({ role: 'button', name: 'Register', css: `${css} form` })
  await player.isOn('home')
  expect(await engine.ask(hasSession)).toBe(true)
  expect(await engine.errors()).toEqual([])
})
