import { expect, test } from './journey.ts'

/** Runs in the page. */
const whatIsThere = () => ({
  lang: document.documentElement.lang,
  dir: document.documentElement.dir,
  tooWide: document.documentElement.scrollWidth - window.innerWidth,
  app: typeof window.__SITE__,
})

test('an outdated browser shows in the language of the merchant that it needs an update, and starts no app', async ({
  engine,
  player,
  office,
}) => {
  const aurora = office('aurora')
  await aurora.patchStatus({ info: { languages: ['PT-BR'] } })
  await engine.open(`${aurora.origin}/m/home`)
  await player.sees({ role: 'heading', name: 'Seu navegador está desatualizado' })
  expect(await engine.ask(whatIsThere)).toEqual({ lang: 'pt-BR', dir: 'ltr', tooWide: 0, app: 'undefined' })
})

test('an outdated browser shows it from right to left in Urdu', async ({ engine, player, office }) => {
  await engine.open(`${office('karachi').origin}/m/login?language=UR`)
  await player.sees({ role: 'heading', name: 'آپ کا براؤزر بہت پرانا ہے' })
  expect(await engine.ask(whatIsThere)).toEqual({ lang: 'ur', dir: 'rtl', tooWide: 0, app: 'undefined' })
})

test('an outdated browser shows it while the back office does not answer', async ({
  engine,
  player,
  office,
}) => {
  const manila = office('manila')
  await manila.fault('system/status', { kind: 'status', status: 500, times: -1 })
  await engine.open(`${manila.origin}/m/home?language=TY`)
  await player.sees({ role: 'heading', name: 'Masyadong luma ang iyong browser' })
})
