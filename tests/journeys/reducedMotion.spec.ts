import { expect, test, visit } from '../support/journey.ts'

/** Runs in the page: the elements whose styles do not change at once when the text becomes twice as large. */
function lateAtLargeText(): string[] {
  document.documentElement.style.setProperty('font-size', '200%')
  // Styles are computed, and transitions begin, when a size is read.
  document.body.getBoundingClientRect()
  return document
    .getAnimations()
    .filter((animation) => animation instanceof CSSTransition)
    .map(({ effect }) => String(effect instanceof KeyframeEffect && effect.target?.outerHTML.slice(0, 80)))
}

// `transition-property` is `all` on every element that does not say otherwise, so that any duration makes all of them move.
test('with reduced motion, text grows at once and nothing on the page is in transition', async ({
  page,
  office,
}) => {
  await visit(page, office('aurora'), '/m/login', 'login')
  expect(await page.evaluate(lateAtLargeText)).toEqual([])
})
