import { useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LazyPart } from '../../../../registry/LazyPart.tsx'
import { OneByOne } from '../../../../ui/OneByOne.tsx'
import { TabPanel } from '../../../../ui/Tabs.tsx'
import type { GameLane } from '../../../games.ts'
import { areMany, FIRST_LANES } from '../../../manyGames.ts'
import type { GameLanesView } from '../../../parts.ts'
import { LAYOUT } from '../../later.tsx'
import { Lane } from './Lane.tsx'
import { LanesShape } from './LanesShape.tsx'
import { LaneTabs, tabOf } from './LaneTabs.tsx'
import { manyTiles } from './many.ts'
import { OwnRow } from './OwnRow.tsx'
import { Vendors } from './Vendors.tsx'

const Lanes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`

type Props = Omit<GameLanesView, 'lanes'> & { readonly lanes: readonly GameLane[] }

/** The tabs and the lanes of the selected one: all of them, or a single lane. */
export function Board(view: Props) {
  const { lanes, recent, favouriteCards, selected, select, vendor, search, place } = view
  const { t } = useTranslation()
  const name = useId()
  const top = useRef<HTMLDivElement>(null)
  const chosen = lanes.find((lane) => lane.id === selected)
  const choose = (lane: string | undefined) => {
    select(lane)
    top.current?.scrollIntoView({ block: 'start' })
  }
  const begins = !chosen && !search && vendor === undefined
  const showRecent = begins && recent.length > 0
  /** Lanes that show all their games; none on home, where each lane is a row. */
  const grids = useMemo(
    () => (chosen ? [chosen] : place === 'page' ? lanes : undefined),
    [chosen, place, lanes],
  )
  const many = areMany(grids ?? lanes)
  return (
    <div ref={top}>
      {lanes.length > 1 && <LaneTabs lanes={lanes} selected={selected} onSelected={choose} name={name} />}
      <TabPanel name={name} id={tabOf(lanes, selected)}>
        <Lanes>
          {(chosen || place === 'page' || vendor !== undefined) && <Vendors {...view} />}
          {showRecent && <OwnRow title={t('continue_playing')} games={recent} look="large" />}
          {begins && favouriteCards.length > 0 && (
            <OwnRow title={t('favourites')} games={favouriteCards} look="row" />
          )}
          {many && grids ? (
            <LazyPart
              feature={LAYOUT}
              load={manyTiles}
              props={{ lanes: grids }}
              waiting={<LanesShape place="page" />}
              broken={grids.map((lane) => <Lane key={lane.id} lane={lane} look="grid" />)}
            />
          ) : (
            <OneByOne first={FIRST_LANES}>
              {(grids ?? lanes).map((lane, index) => (
                <Lane
                  key={lane.id}
                  lane={lane}
                  look={grids ? 'grid' : index === 0 && !showRecent ? 'large' : 'row'}
                  few={many}
                  onAll={grids ? undefined : () => choose(lane.id)}
                />
              ))}
            </OneByOne>
          )}
        </Lanes>
      </TabPanel>
    </div>
  )
}
