// @vitest-environment happy-dom
import { act } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { SliderRow } from '../../../../src/features/captcha/SliderRow.tsx'
import type { I18n } from '../../../../src/i18n/createI18n.ts'
import { cleanUp, find, render } from '../../ui/render.tsx'
import { settled, sliderWorld } from './engine/sliderWorld.ts'
import { speak } from './texts.ts'

let i18n: I18n
beforeAll(async () => {
  i18n = await speak()
  await i18n.ready('captcha')
})
afterEach(cleanUp)

function show(quiet = false) {
  const world = sliderWorld({ early: !quiet })
  const { host } = render(
    <I18nextProvider i18n={i18n.instance}>
      <SliderRow captcha={world.captcha} quiet={quiet} />
    </I18nextProvider>,
  )
  world.captcha.start()
  const happens = (run: () => void) =>
    act(async () => {
      run()
      await settled()
    })
  return { ...world, host, happens, button: () => find('button', host) }
}

describe('the row of a slider captcha', () => {
  it('is busy while it loads, and says so', () => {
    const { host } = show()
    expect(find('[aria-busy=true]', host).textContent).toBe('Getting the security check ready')
    expect(host.querySelector('button')).toBeNull()
  })

  it('is a button when it waits; a tap opens the slider, and another one does not open it twice', async () => {
    const { happens, newest, button } = show()
    await happens(() => newest()?.come())
    expect(button().textContent).toBe('Tap to verify')
    await happens(() => button().click())
    expect([button().textContent, button().getAttribute('aria-disabled'), newest()?.shown]).toEqual([
      'Finish the puzzle to go on',
      'true',
      1,
    ])
    await happens(() => button().click())
    expect(newest()?.shown).toBe(1)
  })

  it('shows a tick once it is solved, announces it, and keeps the focus', async () => {
    const { host, happens, newest, button, fields } = show()
    await happens(() => newest()?.come())
    button().focus()
    await happens(() => button().click())
    await happens(() => newest()?.events.success(fields()))
    expect(find('[role=status]', host).textContent).toBe('Verified')
    expect(document.activeElement).toBe(button())
  })

  it('says what the provider says, with its code, and offers to retry', async () => {
    const { host, happens, newest, button, status } = show()
    await happens(() => newest()?.come())
    await happens(() => newest()?.events.error({ code: 'vendor', text: '<b>Try later</b>', number: '113' }))
    expect(find('[role=alert]', host).textContent).toBe('<b>Try later</b> (113)Retry')
    await happens(() => button().click())
    expect(status()).toBe('loading')
  })

  it.each([
    [{ code: 'network', number: '60204' } as const, 'Network failure (60204)Retry'],
    [{ code: 'network', number: '60205' } as const, 'Network failure (60205)Retry'],
    [{ code: 'vendor' } as const, 'Something went wrong. Please try again. Retry'],
  ])('has words of our own where the provider has none: %j', async (trouble, words) => {
    const { host, happens, newest } = show()
    await happens(() => newest()?.fail(trouble))
    expect(find('[role=alert]', host).textContent).toBe(words)
  })

  it('shows nothing but its troubles where another button opens it', async () => {
    const { host, happens, obtain, newest } = show(true)
    expect(host.childElementCount).toBe(0)
    await happens(() => obtain())
    expect(host.childElementCount).toBe(0)
    await happens(() => newest()?.fail())
    expect(find('[role=alert]', host).textContent).toContain('60204')
  })
})
