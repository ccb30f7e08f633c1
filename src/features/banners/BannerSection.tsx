import { useTranslation } from 'react-i18next'
import { useParts } from '../../layouts/PartsContext.ts'
import type { SectionProps } from '../../registry/feature.ts'
import { optionsOf } from '../../site/home.ts'
import { SectionState } from '../shared/SectionState.tsx'
import { useSiteLinks } from '../shared/useSiteLinks.ts'
import { useUsableView } from '../shared/useUsable.ts'
import { bannersQuery } from './api.ts'
import { slidesOf } from './model/slides.ts'
import { useBannerLinks } from './useBannerLinks.ts'

export default function BannerSection({ section }: SectionProps) {
  const { sections } = useParts()
  const { t } = useTranslation('shell')
  const { group, interval } = optionsOf(section, 'bannerCarousel')
  const { pictures } = useSiteLinks()
  const link = useBannerLinks()
  const slides = useUsableView(bannersQuery(group), (banners) =>
    slidesOf(banners, {
      group,
      link,
      pictures,
      untitled: (number) => `${t('banners')} ${number}`,
    }),
  )
  return (
    <SectionState of={slides}>
      <sections.bannerCarousel slides={slides} interval={interval} />
    </SectionState>
  )
}
