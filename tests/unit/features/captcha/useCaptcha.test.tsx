// @vitest-environment happy-dom
import { act, StrictMode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../../../src/api/client.ts'
import { registry } from '../../../../src/app/registry.ts'
import { type CaptchaControl, CaptchaError, useCaptcha } from '../../../../src/features/captcha/public.ts'
import type { CaptchaPurpose } from '../../../../src/features/shared/captchaFor.ts'
import type { I18n } from '../../../../src/i18n/createI18n.ts'
import { AppProvider } from '../../../../src/registry/AppContext.ts'
import { PlanProvider } from '../../../../src/registry/PlanContext.ts'
import { plan } from '../../../../src/registry/plan.ts'
import { appWith, deadClient } from '../../../support/app.ts'
import { factsWith } from '../../../support/facts.ts'
import { siteFrom } from '../../../support/merchants.ts'
import { makeEnv, ok } from '../../api/testEnv.ts'
import { cleanUp, find, render } from '../../ui/render.tsx'
import { speak } from './texts.ts'

let i18n: I18n
beforeAll(async () => {
  i18n = await speak()
})
afterEach(() => {
  cleanUp()
})

/** A form with a captcha, on a site with this `info`. */
function form(purpose: CaptchaPurpose, info: object, client = deadClient) {
  const app = appWith({ client })
  const controls: CaptchaControl[] = []
  function Form() {
    const captcha = useCaptcha(purpose)
    controls.push(captcha)
    return <form>{captcha.widget}</form>
  }
  const page = (sent: object) => {
    const facts = factsWith({ site: siteFrom({ info: sent }) })
    const planned = { plan: plan(registry, facts), facts, report: () => undefined }
    return (
      <StrictMode>
        <I18nextProvider i18n={i18n.instance}>
          <AppProvider value={app}>
            <PlanProvider value={planned}>
              <Form />
            </PlanProvider>
          </AppProvider>
        </I18nextProvider>
      </StrictMode>
    )
  }
  const { host, update } = render(page(info))
  const control = () => {
    const newest = controls.at(-1)
    if (!newest) throw new Error('nothing was rendered')
    return newest
  }
  return { host, controls, control, update: (sent: object) => update(page(sent)) }
}

/** Waits inside `act`, so that components loaded meanwhile are rendered. */
const until = (check: () => void) =>
  vi.waitFor(async () => {
    await act(() => vi.dynamicImportSettled())
    check()
  }, 20_000)

const image = { register: { captcha: { enabled: true } } }

describe('the captcha of a form', () => {
  it('is nothing where the rules ask for none: no widget, no waiting', async () => {
    const { host, control } = form('login', {})
    expect([control().kind, control().widget, host.innerHTML]).toEqual(['none', null, '<form></form>'])
    expect(await control().obtain()).toEqual({})
  })

  it('shows the plain captcha, and answers what is typed', async () => {
    const { env, received } = makeEnv(() => ok({ image: 'data:image/png;base64,AAAA' }))
    const { host, control } = form('register', image, createClient(env))
    expect(control().kind).toBe('image')
    expect(find('[data-feature=captcha]', host).getAttribute('aria-busy')).toBe('true')
    await until(() => find('img[alt]', host))
    expect(received.at(-1)?.url).toMatch(/\/wps\/captcha\/image\?t=\d+$/)

    await act(() =>
      expect(control().obtain()).rejects.toMatchObject({ code: 'empty', messageKey: 'shell:verify_first' }),
    )
    await until(() =>
      expect(find('[role=alert]', host).textContent).toBe('Please complete verification first'),
    )
    expect(document.activeElement).toBe(find('input', host))
  })

  it('refuses what the site cannot do: an SMS captcha that is not v4', async () => {
    const { control } = form('sms', { whitelabelVal: { GEETESTVCODE3: 1 }, gw: { GEETEST_VERSION: 'v3' } })
    const error: unknown = await act(() =>
      control()
        .obtain()
        .catch((reason: unknown) => reason),
    )
    expect(error).toBeInstanceOf(CaptchaError)
    if (error instanceof CaptchaError) {
      expect(error.code).toBe('unsupported')
      expect(i18n.instance.t(error.messageKey)).toBe('Geetest service not work')
    }
  })

  it('stays the same while the site says the same, and changes when the site does', async () => {
    const { env } = makeEnv(() => ok({ image: 'data:image/png;base64,AAAA' }))
    const { controls, control, update } = form('register', image, createClient(env))
    update({ ...image, currency: 'BRL' })
    expect(new Set(controls.map(({ kind }) => kind))).toEqual(new Set(['image']))
    const before = control()
    update({ ...image, currency: 'EUR' })
    expect(control()).toBe(before)
    update({})
    expect(control().kind).toBe('none')
  })
})
