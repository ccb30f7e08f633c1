import { Gem } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../i18n/format.ts'
import { useParts } from '../../layouts/PartsContext.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RollingNumber } from '../../ui/RollingNumber.tsx'
import { Hero } from '../club/public.ts'
import { Amount, isNotOffered, Nothing, OtherGo, Panel, Stack, States } from '../money/public.ts'
import { loadableOf } from '../shared/loadable.ts'
import { useLanguage } from '../shared/useLanguage.ts'
import { useUsable } from '../shared/useUsable.ts'
import { itemsQuery } from './api.ts'
import { type Item, mallOf } from './model/items.ts'
import { Redeem } from './Redeem.tsx'
import { Shelf } from './Shelf.tsx'

const Gemstone = styled.span`
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  border-radius: 50%;
  background: var(--brand-soft);
  color: var(--brand-text);
`

/** The screen of the items that members buy with points. */
export default function MallScreen() {
  const { Page } = useParts()
  const { t } = useTranslation(['club', 'shell'])
  const language = useLanguage()
  const asked = useUsable(itemsQuery())
  const mall = useMemo(() => mallOf(asked.data?.value), [asked.data])
  const [wanted, setWanted] = useState<Item>()
  return (
    <Page title={t('mall')} back={{ to: '/m/member/home' }}>
      <Stack>
        {mall.points !== undefined && (
          <Panel>
            <Hero>
              <Gemstone>
                <Icon of={Gem} size={32} filled />
              </Gemstone>
              <h2>{t('your_points')}</h2>
              <Amount>
                <RollingNumber text={formatNumber(mall.points, language)} />
              </Amount>
            </Hero>
          </Panel>
        )}
        <States
          of={loadableOf(asked, () => mall.items)}
          notOffered={isNotOffered(asked.error)}
          empty={
            <Nothing
              text={t('no_items')}
              action={<OtherGo target={{ to: '/m/leaderBoard' }}>{t('missions')}</OtherGo>}
            />
          }
        >
          {(items) => <Shelf items={items} onWant={setWanted} />}
        </States>
        {wanted && (
          <Redeem
            key={wanted.id}
            item={wanted}
            points={mall.points}
            onClose={() => setWanted(undefined)}
            onDone={() => void asked.refetch()}
          />
        )}
      </Stack>
    </Page>
  )
}
