import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { DrawsView } from '../../parts.ts'
import { QuietAction } from '../primitives/Action.tsx'
import { Block, Inset } from '../primitives/Block.tsx'
import { Empty, States } from '../primitives/States.tsx'
import { useScreenPath } from '../primitives/useScreenPath.ts'
import { DrawList, DrawListShape } from './DrawList.tsx'
import { NextDraw } from './NextDraw.tsx'
import { Results } from './Results.tsx'

/** The next draw with its countdown, the latest results, then the later draws by date. */
export function LotteryDraws({ draws, results, now, after }: DrawsView) {
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
        {([next, ...later]) => (
          <>
            {next && <NextDraw draw={next} results={results} now={now} />}
            {after}
            <Results results={results} />
            {later.length > 0 && <DrawList draws={later} now={now} />}
          </>
        )}
      </States>
    </Block>
  )
}

/** The skeleton reserves the places of ball, countdown and button. */
const Hero = styled(Inset)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) min(7.5rem, 30vw);
  gap: 20px 16px;
  > :nth-child(n + 3) { grid-column: 1 / -1; }
`

/** Higher than a window: the next section must not be visible before its place is known. */
const Room = styled.div`
  min-block-size: 100svh;
`

const Shape = () => (
  <Room>
    <Hero>
      <div>
        <Skeleton width="88%" height="2.5rem" />
        <Skeleton shape="line" width="64%" />
        <Skeleton shape="line" width="72%" />
      </div>
      <Skeleton shape="circle" />
      <Skeleton height="6.25rem" />
      <Skeleton height="52px" />
    </Hero>
    <DrawListShape />
  </Room>
)
