import { useTranslation } from 'react-i18next'
import { formatCountdown } from '../../../i18n/format.ts'
import { Countdown } from '../../../ui/Countdown.tsx'
import type { Remaining } from '../../../ui/remaining.ts'
import type { MatchesView } from '../../parts.ts'
import { QuietAction } from '../primitives/Action.tsx'
import { Block } from '../primitives/Block.tsx'
import { Note } from '../primitives/face.ts'
import { Empty, States } from '../primitives/States.tsx'
import { useScreenPath } from '../primitives/useScreenPath.ts'
import { DrawList, DrawListShape } from './DrawList.tsx'

/** Matches by date, like the draws, with the time until the first one beside the title. */
export function GameMatches({ matches, now }: MatchesView) {
  const { t } = useTranslation('shell')
  const next = matches.state === 'ready' ? matches.value.find(({ startsAt }) => startsAt > now()) : undefined
  const left = (rest: Remaining) =>
    rest.total === 0 ? t('live_now') : rest.days > 0 ? t('days', { count: rest.days }) : formatCountdown(rest)
  const games = useScreenPath()('game')
  const none = (
    <Empty text={t('nothing_here')}>
      {games && <QuietAction target={{ to: games }}>{t('games')}</QuietAction>}
    </Empty>
  )
  return (
    <Block
      title={t('matches')}
      aside={
        next && (
          <Note as="span">
            <Countdown endsAt={next.startsAt} now={now} format={left} />
          </Note>
        )
      }
    >
      <States of={matches} shape={<DrawListShape />} empty={none}>
        {(list) => <DrawList draws={list} now={now} sides />}
      </States>
    </Block>
  )
}
