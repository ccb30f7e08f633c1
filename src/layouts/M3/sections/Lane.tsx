import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Target } from '../../../ui/Go.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { GameCard } from '../../games.ts'
import { gameKey } from '../../manyGames.ts'
import { QuietAction } from '../primitives/Action.tsx'
import { Block, Inset } from '../primitives/Block.tsx'
import { Note } from '../primitives/face.ts'
import { GameRow, GameRowShape } from './GameRow.tsx'
import { GAMES_IN_COLUMN } from './ownRows.ts'

const Columns = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-template-rows: repeat(${GAMES_IN_COLUMN}, auto);
  grid-auto-columns: 82%;
  column-gap: 24px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: var(--margin);
  padding-inline: var(--margin);
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }

  > li { scroll-snap-align: start; min-inline-size: 0; }
  &[data-few] { grid-auto-columns: 100%; }
`

/** As one list. */
export const List = styled.ul`
  margin-inline: var(--margin);
`

const Count = styled.b`
  font-family: var(--face);
  font-size: var(--type-16);
  font-weight: 400;
`

interface Props {
  readonly title: string
  /** All games of the lane. */
  readonly count?: number | undefined
  readonly cards: readonly GameCard[]
  /** Columns of three that scroll sideways, or one list. */
  readonly look: 'row' | 'list'
  /** Leads to all games of the lane, where there are more. */
  readonly all?: Target
}

/** One lane: a large title, and its games as wide list cards. */
export function Lane({ title, count, cards, look, all }: Props) {
  const { t } = useTranslation('shell')
  const tryFree = t('try_free')
  const about = t('about_game')
  const drawn = cards.map((card) => (
    <li key={gameKey(card)}>
      <GameRow card={card} tryFree={tryFree} about={about} />
    </li>
  ))
  return (
    <Block title={title} aside={<LaneAside title={title} count={count} all={all} />}>
      {look === 'row' ? (
        <Columns data-few={cards.length <= GAMES_IN_COLUMN || undefined}>{drawn}</Columns>
      ) : (
        <List>{drawn}</List>
      )}
    </Block>
  )
}

/** At the end of a lane's title: the number of games, and a link to all of them where the lane shows only some. */
export function LaneAside({ title, count, all }: Pick<Props, 'title' | 'count' | 'all'>) {
  const { t } = useTranslation('shell')
  if (count === undefined) return null
  if (!all) return <Note as="span">{t('game_count', { count })}</Note>
  return (
    <QuietAction target={all} label={`${t('see_all')} ${count}: ${title}`}>
      {t('see_all')} <Count>{count}</Count>
    </QuietAction>
  )
}

const Head = styled(Inset)`
  margin-block-start: var(--air);
  padding-block: 16px;
  border-block-start: 1px solid var(--line);
  font-size: var(--type-26);
`

/** The shape of a lane. */
export const LaneShape = () => (
  <>
    <Head>
      <Skeleton shape="line" width="56%" />
    </Head>
    <Inset>
      <GameRowShape />
      <GameRowShape />
      <GameRowShape />
    </Inset>
  </>
)
