import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../../i18n/format.ts'
import { codeOfTag } from '../../../i18n/languages.ts'
import { ProgressBar, percentOf } from '../../../ui/ProgressBar.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { VipView } from '../../parts.ts'
import { useVipText } from '../../useVipText.ts'
import { Block, Inset } from '../primitives/Block.tsx'
import { figures, Note } from '../primitives/face.ts'
import { Empty, States } from '../primitives/States.tsx'

const Frame = styled(Inset)`
  --progress-size: 4px;
  display: grid;
  gap: 12px;
  > [data-scale] { display: flex; justify-content: space-between; gap: 16px; font-size: var(--type-14); }
`

const Share = styled.p`
  ${figures}
  display: flex;
  align-items: baseline;
  gap: 8px;
  > small { color: var(--text-muted); font-size: var(--type-26); }
`

/** Progress to the next level: the percentage as numerals, and a thin bar. */
export function VipProgress({ vip }: VipView) {
  const { t, i18n } = useTranslation('shell')
  const textOf = useVipText()
  const percent = (ratio: number) =>
    formatNumber(percentOf(ratio) / 100, codeOfTag(i18n.language), { style: 'percent' })
  return (
    <Block title={t('vip_progress')}>
      <States of={vip} shape={<Shape />} empty={<Empty text={t('nothing_here')} />}>
        {(standing) => {
          const { label, next, ratio } = standing
          const progressText = textOf(standing)
          return (
            <Frame>
              <Share>{percent(ratio)}</Share>
              <Note>{progressText}</Note>
              <ProgressBar value={ratio} label={t('vip_progress')} valueText={progressText} />
              <div data-scale="">
                <strong>{label}</strong>
                {next && <Note as="span">{next}</Note>}
              </div>
            </Frame>
          )
        }}
      </States>
    </Block>
  )
}

const Shape = () => (
  <Frame>
    <Skeleton width="30%" height="2.75rem" />
    <Skeleton shape="line" width="56%" />
    <Skeleton height="4px" />
  </Frame>
)
