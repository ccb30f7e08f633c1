import { expect, siteThere, test } from './journey.ts'

for (const [merchant, layout] of [
  ['aurora', 'M1'],
  ['manila', 'M2'],
  ['saigon', 'M3'],
] as const) {
  test(`home of ${merchant} is shown whole in the layout ${layout}, and nothing goes wrong`, async ({
    engine,
    player,
    office,
    visit,
  }) => {
    await visit(office(merchant))
    await player.sees({ css: '[data-section="bannerCarousel"] img' })
    expect(await engine.ask(siteThere)).toMatchObject({ merchant, layout, problems: '[]' })
    expect(await engine.errors()).toEqual([])
  })
}

test('a page in Urdu reads from right to left, and nothing sticks out at a side', async ({
  engine,
  office,
  visit,
}) => {
  await visit(office('karachi'), '/m/home?language=UR')
  expect(await engine.ask(siteThere)).toMatchObject({ lang: 'ur', dir: 'rtl', problems: '[]' })
  const tooWide = await engine.ask(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(tooWide).toBeLessThanOrEqual(0)
  expect(await engine.errors()).toEqual([])
})

test('an operator turns chat off while the page is open: the player who comes back finds no chat button, without a reload', async ({
  engine,
  player,
  office,
  visit,
}) => {
  const aurora = office('aurora')
  await visit(aurora)
  const chat = { role: 'button', css: '[data-feature="chat"]' } as const
  await player.sees(chat)
  await engine.ask(() => document.documentElement.setAttribute('data-marked', ''))
  await aurora.setFlags({ CBS3: false })
  await engine.ask(comeBack)
  await player.seesNo(chat)
  await aurora.setFlags({ CBS3: true })
  await engine.ask(comeBack)
  await player.sees(chat)
  await player.sees({ css: 'html[data-marked]' })
  expect(await engine.errors()).toEqual([])
})

/** Runs in the page: the player leaves the page and returns. */
function comeBack(): void {
  for (const state of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
}
