import type { OwnGamesView } from '../../games.ts'
import { LOOKS } from '../OwnGamesShape.tsx'
import { OwnRow } from './lanes/OwnRow.tsx'
import { OwnRows } from './lanes/rows.ts'

/** The member's own games on home, in the rows of the lanes. */
export const OwnGames = ({ rows }: OwnGamesView) => (
  <OwnRows>
    {rows.map(({ id, title, games }) => (
      <OwnRow key={id} title={title} games={games} look={LOOKS[id]} />
    ))}
  </OwnRows>
)
