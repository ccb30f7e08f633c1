import { useParts } from '../../layouts/PartsContext.ts'
import type { SectionProps } from '../../registry/feature.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { optionsOf } from '../../site/home.ts'
import { throughReferral, useReferral } from '../invite/public.ts'
import { useSiteLinks } from '../useSiteLinks.ts'
import { footerLinks } from './model/links.ts'

export default function FooterSection({ section }: SectionProps) {
  const { sections } = useParts()
  const { merchant } = usePlanned().facts.site
  const { target } = useSiteLinks()
  const referral = useReferral().target
  return (
    <sections.footer
      links={footerLinks(optionsOf(section, 'footer').links, (text) =>
        throughReferral(target(text), referral),
      )}
      merchantName={merchant.name}
    />
  )
}
