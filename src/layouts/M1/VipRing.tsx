import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Go } from '../../ui/Go.tsx'
import { ProgressRing } from '../../ui/ProgressRing.tsx'
import { pressable } from '../../ui/pressable.ts'
import type { MemberVip } from '../parts.ts'
import { panel } from './primitives.tsx'

/** The height of the card with a text of two lines. */
export const VIP_HEIGHT = '116px'

const Card = styled.div`
  ${panel}
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 2px 16px;
  padding: 16px;
  background-image: radial-gradient(70% 160% at 0 0, rgb(var(--accent-rgb) / 20%), transparent);
  --ring-size: 84px;
  --progress-colour: var(--accent-text);

  > [role='progressbar'] { grid-row: span 2; filter: drop-shadow(0 0 10px rgb(var(--accent-rgb) / 40%)); }
  > [role='progressbar'] > b { font-family: var(--font-display); font-size: var(--type-16); font-weight: 800; font-variant-numeric: tabular-nums; }
  > h2 { align-self: end; font-family: var(--font-display); font-size: var(--type-20); font-weight: 800; line-height: var(--leading-tight); overflow-wrap: anywhere; }
  > p { align-self: start; color: var(--text-muted); font-size: var(--type-14); text-wrap: pretty; }
`

/** The whole card is a link, if it has a target. */
const Way = styled(Go)`
  ${pressable}
  color: inherit;
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
`

/** VIP progress as a ring. */
export function VipRing({ vip }: { readonly vip: MemberVip }) {
  const { t } = useTranslation()
  return (
    <Card>
      <ProgressRing value={vip.ratio} label={t('vip_progress')} valueText={vip.text}>
        <b>{vip.percent}</b>
      </ProgressRing>
      <h2>
        <Way target={vip.target}>{vip.label}</Way>
      </h2>
      <p>{vip.text}</p>
    </Card>
  )
}
