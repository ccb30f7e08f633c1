import type { OwnGamesView } from '../../games.ts'
import { Recent } from './Recent.tsx'
import { OwnRows } from './recentRow.ts'

/** The member's own games on home, in small cards. */
export const OwnGames = ({ rows }: OwnGamesView) => (
  <OwnRows>
    {rows.map(({ id, title, games }) => (
      <Recent key={id} title={title} games={games} />
    ))}
  </OwnRows>
)
