import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useParts } from '../../layouts/PartsContext.ts'
import { useSearchParams } from '../../ui/navigation.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Nothing, OtherGo, Stack, States } from '../money/public.ts'
import { categoriesQuery } from '../promotions/public.ts'
import { loadableOf } from '../shared/loadable.ts'
import { RichText } from '../shared/RichText.tsx'
import { useSiteLinks } from '../shared/useSiteLinks.ts'
import { useUsable } from '../shared/useUsable.ts'
import { type Activity, activityOf } from './model/activity.ts'
import { PromotionList } from './PromotionList.tsx'
import { TakePart } from './TakePart.tsx'

/** The aspect ratio of its picture. */
const RATIO = 2

const Head = styled.header`
  display: grid;
  gap: 8px;

  > span { border-radius: min(var(--radius-large), 20px); }
  > em { color: var(--accent-text); font-size: var(--type-12); font-style: normal; font-weight: 700; }
  > h2 { font-family: var(--font-display); font-size: var(--type-26); font-weight: 800; line-height: var(--leading-tight); overflow-wrap: anywhere; text-wrap: balance; }
`

const Shape = () => (
  <div aria-busy="true">
    <Skeleton ratio={RATIO} />
    <br />
    <Skeleton shape="line" width="70%" />
    <Skeleton shape="line" />
    <Skeleton shape="line" width="84%" />
  </div>
)

/** One promotion with `/m/activity?id=`, or the promotions of some categories with `?category=`. */
export default function ActivityScreen() {
  const { Page } = useParts()
  const { t } = useTranslation(['club', 'shell'])
  const [query] = useSearchParams()
  const id = query.get('id')?.trim() ?? ''
  const categories = query.getAll('category')
  const asked = useUsable(categoriesQuery())
  const activity = useMemo(() => activityOf(asked.data?.value, id), [asked.data, id])
  return (
    <Page title={t('shell:promotions')} back={{ to: '/m/home' }}>
      <Stack>
        {id === '' && categories.length > 0 ? (
          <PromotionList categories={categories} />
        ) : (
          <States
            of={loadableOf(asked, () => activity)}
            shape={<Shape />}
            empty={
              <Nothing
                text={t('promotion_gone')}
                action={<OtherGo target={{ to: '/m/home#promotions' }}>{t('all_promotions')}</OtherGo>}
              />
            }
          >
            {(found) => <Shown activity={found} />}
          </States>
        )}
      </Stack>
    </Page>
  )
}

function Shown({ activity }: { readonly activity: Activity }) {
  const { pictures } = useSiteLinks()
  const sources = pictures(activity.image)
  return (
    <>
      <Head>
        {sources.length > 0 && <Picture sources={sources} alt="" ratio={RATIO} eager />}
        {activity.category && <em>{activity.category}</em>}
        <h2>{activity.title}</h2>
      </Head>
      <RichText html={activity.content} />
      <TakePart activity={activity} />
    </>
  )
}
