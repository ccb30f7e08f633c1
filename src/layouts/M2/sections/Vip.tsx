import { Crown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { accentFill } from '../../../ui/fills.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { VipView } from '../../parts.ts'
import { useVipText } from '../../useVipText.ts'
import { Loaded } from '../Loaded.tsx'
import { Panel } from '../primitives.ts'
import { useWays } from '../useWays.ts'

const Level = styled(Panel)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 6px 12px;
  padding: calc(var(--space) * 3) calc(var(--space) * 4);

  > i { display: grid; place-items: center; grid-row: span 3; inline-size: 2.5rem; block-size: 2.5rem; border-radius: var(--radius); ${accentFill} }
  > h2 { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 8px; font-size: var(--type-14); }
  > h2 > small { color: var(--text-muted); font-size: var(--type-12); font-weight: 500; }
  > p { color: var(--text-muted); font-size: var(--type-12); font-variant-numeric: tabular-nums; }
`

/** Progress to the next VIP level. */
export function Vip({ vip }: VipView) {
  const { t } = useTranslation()
  const textOf = useVipText()
  const { play } = useWays()
  return (
    <Loaded
      of={vip}
      shape={
        <Panel>
          <Skeleton height="80px" />
        </Panel>
      }
      empty={{ text: t('nothing_here'), action: t('games'), target: { to: play } }}
    >
      {(standing) => {
        const { label, next, ratio } = standing
        const progressText = textOf(standing)
        return (
          <Level>
            <i>
              <Icon of={Crown} size={22} />
            </i>
            <h2>
              {label}
              {next && <small>{next}</small>}
            </h2>
            <ProgressBar value={ratio} label={t('vip_progress')} valueText={progressText} />
            <p>{progressText}</p>
          </Level>
        )
      }}
    </Loaded>
  )
}
