import { useTranslation } from 'react-i18next'
import { useParts } from '../../layouts/PartsContext.ts'
import { useApp } from '../../registry/AppContext.ts'
import type { SectionProps } from '../../registry/feature.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { optionsOf } from '../../site/home.ts'
import { manageConsent } from '../consent/public.ts'
import { throughReferral, useReferral } from '../invite/public.ts'
import { adultAge, hasResponsiblePlay } from '../shared/adults.ts'
import { demandsConsent } from '../shared/marketing.ts'
import { useSiteLinks } from '../shared/useSiteLinks.ts'
import { footerLinks } from './model/links.ts'

export default function FooterSection({ section }: SectionProps) {
  const app = useApp()
  const { sections } = useParts()
  const { site } = usePlanned().facts
  const { target } = useSiteLinks()
  const referral = useReferral().target
  // If the site asks for consent, the answer can be changed here, logged in or not.
  const asks = demandsConsent(site)
  const { t } = useTranslation(asks ? 'tracking' : 'shell')
  const own = asks ? [{ title: t('manage'), target: { press: () => manageConsent(app) } }] : []
  const links = footerLinks(optionsOf(section, 'footer').links, (text) =>
    throughReferral(target(text), referral),
  )
  const mark = hasResponsiblePlay(site) ? { age: adultAge(site), target: target(site.playHelp) } : undefined
  return <sections.footer links={[...links, ...own]} merchantName={site.merchant.name} mark={mark} />
}
