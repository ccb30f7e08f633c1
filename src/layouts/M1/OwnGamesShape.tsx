import type { OwnGamesShapeProps } from '../games.ts'
import { OwnRowShape } from './sections/lanes/LanesShape.tsx'
import { OwnRows } from './sections/lanes/rows.ts'

export const OwnGamesShape = ({ rows }: OwnGamesShapeProps) => (
  <OwnRows aria-busy>
    {rows.map(({ id }) => (
      <OwnRowShape key={id} look={LOOKS[id]} />
    ))}
  </OwnRows>
)

/** How the rows of the member's own games look. */
export const LOOKS = { recent: 'large', favourites: 'row' } as const
