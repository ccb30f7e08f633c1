import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../../ui/Picture.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Cards } from '../club/public.ts'
import { Nothing, OtherGo, States } from '../money/public.ts'
import { categoriesQuery } from '../promotions/public.ts'
import { loadableOf } from '../shared/loadable.ts'
import { activityPath } from '../shared/promotionPaths.ts'
import { useSiteLinks } from '../shared/useSiteLinks.ts'
import { useUsable } from '../shared/useUsable.ts'
import { promotionsIn } from './model/activity.ts'

/** The aspect ratio of a picture. */
const RATIO = 2

const Shape = () => (
  <div aria-busy="true">
    <Skeleton ratio={RATIO} />
    <br />
    <Skeleton shape="line" width="70%" />
  </div>
)

/** The promotions of some categories, each with a link to its content. */
export function PromotionList({ categories }: { readonly categories: readonly string[] }) {
  const { t } = useTranslation(['club', 'shell'])
  const { pictures } = useSiteLinks()
  const asked = useUsable(categoriesQuery())
  const key = categories.join('\n')
  const promotions = useMemo(() => promotionsIn(asked.data?.value, key.split('\n')), [asked.data, key])
  return (
    <States
      of={loadableOf(asked, () => promotions)}
      shape={<Shape />}
      empty={
        <Nothing
          text={t('promotion_gone')}
          action={<OtherGo target={{ to: '/m/home#promotions' }}>{t('all_promotions')}</OtherGo>}
        />
      }
    >
      {(found) => (
        <Cards>
          {found.map(({ id, title, category, image }) => (
            <li key={id}>
              {pictures(image).length > 0 && <Picture sources={pictures(image)} alt="" ratio={RATIO} />}
              <header>
                <h3>{title}</h3>
                {category && <p>{category}</p>}
              </header>
              <footer>
                <OtherGo target={{ to: activityPath(id) }} label={`${t('shell:details')}: ${title}`}>
                  {t('shell:details')}
                </OtherGo>
              </footer>
            </li>
          ))}
        </Cards>
      )}
    </States>
  )
}
