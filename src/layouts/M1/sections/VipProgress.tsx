import { Crown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../../i18n/format.ts'
import { codeOfTag } from '../../../i18n/languages.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { VipView } from '../../parts.ts'
import { useVipText } from '../../useVipText.ts'
import { AsyncState } from '../AsyncState.tsx'
import { panel } from '../primitives.tsx'

const Panel = styled.div`
  ${panel}
  margin-inline: var(--margin);
  overflow: hidden;
`

const Card = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 12px;
  padding: 14px 16px 16px;
  background: radial-gradient(60% 140% at 0 0, rgb(var(--accent-rgb) / 16%), transparent);
  --progress-colour: var(--accent-text);
  --progress-size: 6px;

  > span { grid-row: span 2; display: grid; place-items: center; inline-size: 44px; block-size: 44px; border-radius: 50%; background: var(--surface-3); color: var(--accent-text); box-shadow: inset 0 0 0 1px rgb(var(--accent-text-rgb) / 44%); }
  > h2 { font-family: var(--font-display); font-size: var(--type-16); font-weight: 800; }
  > b { font-size: var(--type-14); font-weight: 800; font-variant-numeric: tabular-nums; }
  > div { grid-column: 2 / -1; }
  > p { grid-column: 2 / -1; color: var(--text-muted); font-size: var(--type-12); }
`

/** How far it is to the next level. */
export function VipProgress({ vip }: VipView) {
  const { t, i18n } = useTranslation()
  const textOf = useVipText()
  return (
    <Panel>
      <AsyncState of={vip} waiting={<Skeleton height="84px" />}>
        {(standing) => {
          const { label, ratio } = standing
          const text = textOf(standing)
          return (
            <Card>
              <span>
                <Icon of={Crown} filled />
              </span>
              <h2>{label}</h2>
              <b>{formatNumber(ratio, codeOfTag(i18n.language), { style: 'percent' })}</b>
              <ProgressBar value={ratio} label={t('vip_progress')} valueText={text} />
              <p>{text}</p>
            </Card>
          )
        }}
      </AsyncState>
    </Panel>
  )
}
