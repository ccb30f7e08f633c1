import styled from 'styled-components'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { OwnGamesShapeProps } from '../games.ts'
import { Head } from './primitives.ts'
import { OwnRows, RECENT_RATIO, RecentRow } from './sections/recentRow.ts'

/** As high as the name of a game. */
const Name = styled.div`
  block-size: calc(var(--type-12) * var(--leading-tight));
  margin-block-start: 4px;
`

const CARDS = [1, 2, 3, 4]

export const OwnGamesShape = ({ rows }: OwnGamesShapeProps) => (
  <OwnRows aria-busy>
    {rows.map(({ id }) => (
      <div key={id}>
        <Head>
          <Skeleton shape="line" width="50%" />
        </Head>
        <RecentRow aria-hidden>
          {CARDS.map((card) => (
            <li key={card}>
              <Skeleton ratio={RECENT_RATIO} />
              <Name />
            </li>
          ))}
        </RecentRow>
      </div>
    ))}
  </OwnRows>
)
