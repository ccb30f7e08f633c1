import type { i18n as I18nInstance } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Client } from '../../api/client.ts'
import { useApp } from '../../registry/AppContext.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import type { Geetest } from '../../site/geetest.ts'
import { type CaptchaPlan, type CaptchaPurpose, captchaFor } from '../shared/captchaFor.ts'
import { useLanguage } from '../shared/useLanguage.ts'
import { CaptchaPlace } from './CaptchaPlace.tsx'
import { type HeldCaptcha, holdCaptcha } from './holdCaptcha.ts'
import type { CaptchaControl } from './model/types.ts'

const NONE: CaptchaControl = { kind: 'none', widget: null, obtain: async () => ({}), refresh: () => {} }

interface Wanted {
  readonly purpose: CaptchaPurpose
  readonly plan: CaptchaPlan
  readonly geetest: Geetest
  readonly language: ReturnType<typeof useLanguage>
}

interface Made {
  readonly key: string
  readonly held: HeldCaptcha | undefined
  readonly control: CaptchaControl
}

function make(key: string, wanted: Wanted, i18n: I18nInstance, client: Client): Made {
  const { plan, purpose } = wanted
  if (plan.kind === 'none') return { key, held: undefined, control: NONE }
  const prefetched = purpose !== 'sms' && !plan.unsupported
  const load = async () => {
    const [{ loadCaptcha }] = await Promise.all([import('./loadCaptcha.tsx'), i18n.loadNamespaces('captcha')])
    return loadCaptcha(client, wanted)
  }
  const held = holdCaptcha(load, prefetched)
  const widget = <CaptchaPlace captcha={held} kind={plan.kind} prefetched={prefetched} />
  return {
    key,
    held,
    control: { kind: plan.kind, widget, obtain: held.obtain, refresh: held.refresh },
  }
}

/**
 * The captcha of a form, by the site's rules (docs/conformance.md § 1.5; § 2.5). If they require none, it costs almost nothing;
 * otherwise its code is loaded when needed. The control keeps its identity between renders.
 */
export function useCaptcha(purpose: CaptchaPurpose): CaptchaControl {
  const { client } = useApp()
  const { i18n } = useTranslation('shell')
  const language = useLanguage()
  const { site } = usePlanned().facts
  const wanted: Wanted = { purpose, plan: captchaFor(purpose, site), geetest: site.captcha.geetest, language }
  const key = JSON.stringify(wanted)
  const [first, setMade] = useState(() => make(key, wanted, i18n, client))
  let made = first
  if (made.key !== key) {
    made = make(key, wanted, i18n, client)
    setMade(made)
  }
  const { held, control } = made
  useEffect(() => held?.start(), [held])
  return control
}
