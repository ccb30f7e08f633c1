import type { OwnGamesView } from '../../games.ts'
import { Lane } from './Lane.tsx'
import { OwnRows } from './ownRows.ts'

/** The member's own games on home, as wide list cards. */
export const OwnGames = ({ rows }: OwnGamesView) => (
  <OwnRows>
    {rows.map(({ id, title, games }) => (
      <Lane key={id} title={title} cards={games} look="row" />
    ))}
  </OwnRows>
)
