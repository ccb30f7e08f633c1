import { useTranslation } from 'react-i18next'
import type { MatchesView } from '../../parts.ts'
import { QuietAction } from '../furniture/Action.tsx'
import { Block } from '../furniture/Block.tsx'
import { Empty, States } from '../furniture/States.tsx'
import { useScreenPath } from '../furniture/useScreenPath.ts'
import { DrawList, DrawListShape } from './DrawList.tsx'

/** Matches by date, as the draws are. */
export function GameMatches({ matches, now }: MatchesView) {
  const { t } = useTranslation('shell')
  const games = useScreenPath()('game')
  const none = (
    <Empty text={t('nothing_here')}>
      {games && <QuietAction target={{ to: games }}>{t('games')}</QuietAction>}
    </Empty>
  )
  return (
    <Block title={t('matches')}>
      <States of={matches} shape={<DrawListShape />} empty={none}>
        {(list) => <DrawList draws={list} now={now} sides />}
      </States>
    </Block>
  )
}
