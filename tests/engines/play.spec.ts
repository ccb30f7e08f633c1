import { PLAYER } from '../support/logIn.ts'
import { plainPlay } from '../support/playing.ts'
import { expect, test } from './journey.ts'

/** The first game in home's lanes that is not a lottery: lotteries are played differently. */
const FIRST_GAME =
  '[data-section="gameLanes"] a[href*="/m/launchGame?"]:not([href*="vendor=LOTT"], [href*="vendor=ELOTT"], [href*="trial=1"])'

test('a guest taps a game in a lane, logs in, sees it run, and goes back home', async ({
  engine,
  player,
  office,
  visit,
}) => {
  const aurora = office('aurora')
  await plainPlay(aurora)
  await visit(aurora)
  await player.taps({ css: FIRST_GAME })
  await player.isOn('login')
  await player.logsIn(PLAYER)
  await player.sees({ css: '[data-feature="gameFrame"] iframe' })
  await player.taps({ role: 'button', name: 'Back', css: '[data-feature="gameFrame"]' })
  await player.isOn('home')
  expect(await engine.errors()).toEqual([])
})

test('a player chooses how and how much, and deposits', async ({ engine, player, office, visit }) => {
  const aurora = office('aurora')
  await plainPlay(aurora)
  await visit(aurora, '/m/voucherCenter', 'login')
  await player.logsIn(PLAYER)
  await player.isOn('voucherCenter')
  const css = '[data-screen="voucherCenter"]'
  await player.taps({ role: 'radio', name: 'Transferência', named: 'begins', css })
  await player.taps({ role: 'button', name: 'R$200', css })
  await player.taps({ role: 'button', name: 'Deposit R$', named: 'begins', css })
  await player.sees({ css, name: 'Waiting for your payment…' })
  expect(await aurora.lastBody('/wps/member/deposit')).toMatchObject({ amount: '200.00', currency: 'BRL' })
  expect(await engine.errors()).toEqual([])
})
