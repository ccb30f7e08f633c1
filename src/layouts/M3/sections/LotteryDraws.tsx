import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { DrawsView } from '../../parts.ts'
import { QuietAction } from '../furniture/Action.tsx'
import { Block, Inset } from '../furniture/Block.tsx'
import { Empty, States } from '../furniture/States.tsx'
import { useScreenPath } from '../furniture/useScreenPath.ts'
import { DrawList, DrawListShape } from './DrawList.tsx'
import { NextDraw } from './NextDraw.tsx'

/** The next draw with its countdown, then the later ones by date. */
export function LotteryDraws({ draws, now }: DrawsView) {
  const { t } = useTranslation('shell')
  const games = useScreenPath()('game')
  const none = (
    <Empty text={t('no_draws')}>
      {games && <QuietAction target={{ to: games }}>{t('games')}</QuietAction>}
    </Empty>
  )
  return (
    <Block title={t('next_draw')}>
      <States of={draws} shape={<Shape />} empty={none}>
        {([next, ...later]) =>
          next ? (
            <>
              <NextDraw draw={next} now={now} />
              {later.length > 0 && <DrawList draws={later} now={now} />}
            </>
          ) : (
            none
          )
        }
      </States>
    </Block>
  )
}

const Shape = () => (
  <>
    <Inset>
      <Skeleton shape="line" width="48%" />
      <Skeleton shape="line" width="64%" />
      <br />
      <Skeleton width="80%" height="2.75rem" />
      <br />
      <Skeleton height="52px" />
    </Inset>
    <DrawListShape />
  </>
)
