import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { usePlanned } from '../../registry/PlanContext.ts'
import { Go } from '../../ui/Go.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { oneLine } from './primitives.ts'
import { useWays } from './useWays.ts'

const Home = styled(Go)`
  display: flex;
  align-items: center;
  flex: 1 1 4rem;
  min-inline-size: min(96px, 20vw);
  max-inline-size: max(148px, 50%);
  min-block-size: 44px;

  > i { flex: 0 1 140px; min-inline-size: min(96px, 20vw); block-size: 36px; }
  > i > span { background: none; }
  img { object-position: left center; }
  [dir='rtl'] & img { object-position: right center; }
  b { ${oneLine} align-self: center; font-family: var(--font-display); font-size: var(--type-16); font-weight: 800; }
`

/** The merchant's mark, which leads home. */
export function Logo() {
  const { t } = useTranslation()
  const { site } = usePlanned().facts
  const name = <b>{site.merchant.name}</b>
  return (
    <Home target={{ to: useWays().home }} label={`${site.merchant.name}, ${t('home')}`}>
      {site.logo ? (
        <i>
          <Picture sources={[site.logo]} alt="" fit="contain" eager fallback={name} />
        </i>
      ) : (
        name
      )}
    </Home>
  )
}
