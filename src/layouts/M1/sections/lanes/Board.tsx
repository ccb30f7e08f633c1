import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { TabPanel } from '../../../../ui/Tabs.tsx'
import type { GameLane, GameLanesView } from '../../../parts.ts'
import { Lane } from './Lane.tsx'
import { LaneTabs } from './LaneTabs.tsx'
import { LargeRow } from './LargeRow.tsx'

const Lanes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`

type Props = Omit<GameLanesView, 'lanes'> & { readonly lanes: readonly GameLane[] }

/** The tabs, and what the chosen one shows: everything, or one lane. */
export function Board({ lanes, recent, selected, select, search, place }: Props) {
  const { t } = useTranslation()
  const name = useId()
  const top = useRef<HTMLDivElement>(null)
  // A lane's id is the back office's text: as part of an id in the document its place is safer.
  const at = lanes.findIndex((lane) => lane.id === selected)
  const tabs = [
    { id: 'all', label: t('all') },
    ...lanes.map((lane, index) => ({ id: String(index), label: lane.title })),
  ]
  const chosen = lanes[at]
  const choose = (id: string) => {
    select(lanes[Number(id)]?.id)
    top.current?.scrollIntoView({ block: 'start' })
  }
  const showRecent = !chosen && !search && recent.length > 0
  return (
    <div ref={top}>
      {lanes.length > 1 && (
        <LaneTabs items={tabs} value={chosen ? String(at) : 'all'} onValue={choose} name={name} />
      )}
      <TabPanel name={name} id={chosen ? String(at) : 'all'}>
        <Lanes>
          {showRecent && <LargeRow title={t('continue_playing')} games={recent} />}
          {chosen ? (
            <Lane key={chosen.id} lane={chosen} look="grid" filters />
          ) : (
            lanes.map((lane, index) => (
              <Lane
                key={lane.id}
                lane={lane}
                look={place === 'page' ? 'grid' : index === 0 && !showRecent ? 'large' : 'row'}
                onAll={place === 'home' ? () => choose(String(index)) : undefined}
              />
            ))
          )}
        </Lanes>
      </TabPanel>
    </div>
  )
}
