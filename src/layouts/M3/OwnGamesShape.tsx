import styled from 'styled-components'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { OwnGamesShapeProps } from '../games.ts'
import { Inset } from './primitives/Block.tsx'
import { GAMES_IN_COLUMN, OwnRows } from './sections/ownRows.ts'

const Title = styled(Inset)`
  margin-block-start: var(--air);
  padding-block: 16px;
  border-block-start: 1px solid var(--rule);
  font-size: var(--type-26);
  line-height: var(--leading-tight);
`

/** The height of a game's row: its picture and the space around it. */
const ROW_PX = 120

export const OwnGamesShape = ({ rows }: OwnGamesShapeProps) => (
  <OwnRows>
    {rows.map(({ id, count }) => (
      <div key={id}>
        <Title>
          <Skeleton width="56%" height="calc(1em * var(--leading-tight))" />
        </Title>
        <Inset>
          <Skeleton height={`${Math.min(count, GAMES_IN_COLUMN) * ROW_PX}px`} />
        </Inset>
      </div>
    ))}
  </OwnRows>
)
