import { memo, type RefObject, useDeferredValue, useId, useMemo, useRef } from 'react'
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
import { LaneTabs } from './LaneTabs.tsx'
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
  const { lanes } = view
  const { t } = useTranslation()
  const name = useId()
  const top = useRef<HTMLDivElement>(null)
  // The tab is marked at once. The lanes take a slow phone longer than a tap may last, and follow in slices.
  const shown = useDeferredValue(view)
  const tabs = [
    { id: ALL, label: t('all') },
    ...lanes.map((lane, index) => ({ id: String(index), label: lane.title })),
  ]
  const choose = chooser(view, top)
  return (
    <div ref={top}>
      {lanes.length > 1 && (
        <LaneTabs
          items={tabs}
          value={tabOf(view)}
          onValue={(id) => choose(lanes[Number(id)]?.id)}
          name={name}
        />
      )}
      <Panel {...shown} name={name} top={top} />
    </div>
  )
}

const ALL = 'all'

/** A lane's id is the back office's text: as part of an id in the document its place is safer. */
function tabOf({ lanes, selected }: Props): string {
  const at = lanes.findIndex((lane) => lane.id === selected)
  return at < 0 ? ALL : String(at)
}

/** Shows a lane from its beginning; undefined: all of them. */
const chooser =
  ({ select }: Props, top: RefObject<HTMLElement | null>) =>
  (lane: string | undefined): void => {
    select(lane)
    top.current?.scrollIntoView({ block: 'start' })
  }

interface PanelProps extends Props {
  readonly name: string
  readonly top: RefObject<HTMLElement | null>
}

const Panel = memo(function Panel({ name, top, ...view }: PanelProps) {
  const { lanes, recent, favouriteCards, selected, vendor, search, place } = view
  const { t } = useTranslation()
  const choose = chooser(view, top)
  const chosen = lanes.find((lane) => lane.id === selected)
  const begins = !chosen && !search && vendor === undefined
  const showRecent = begins && recent.length > 0
  /** Lanes that show all their games; none on home, where each lane is a row. */
  const grids = useMemo(
    () => (chosen ? [chosen] : place === 'page' ? lanes : undefined),
    [chosen, place, lanes],
  )
  const many = areMany(grids ?? lanes)
  return (
    <TabPanel name={name} id={tabOf(view)}>
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
  )
})
