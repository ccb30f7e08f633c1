import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { brandFill } from '../../ui/fills.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { RollingNumber } from '../../ui/RollingNumber.tsx'

const Card = styled.div`
  position: relative;
  isolation: isolate;
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  min-block-size: 168px;
  padding-block: 12px 24px;
  padding-inline: 20px 8px;
  border-radius: var(--radius-large);
  ${brandFill}
  box-shadow: var(--glow), inset 0 1px rgb(var(--on-brand-rgb) / 50%);
  overflow: hidden;

  > span { font-size: var(--type-14); font-weight: 600; }
  > p { grid-column: 1 / -1; font-weight: 800; line-height: 1.2; }
  > svg { position: absolute; inset-block: 0; inset-inline-end: 0; z-index: -1; block-size: 100%; inline-size: auto; }
  [dir='rtl'] & > svg { transform: scaleX(-1); }
`

/** Mask of a hidden balance, the same length for every amount. */
const DOTS = '••••••'

/** The largest font size at which the amount fits the card. */
const fontSizeOf = (text: string): string => `min(var(--type-44), ${150 / Math.max(8, text.length)}cqi)`

/** The member's balance. */
export function BalanceCard({ balance }: { readonly balance: string | undefined }) {
  const { t } = useTranslation()
  const [hidden, setHidden] = useState(false)
  if (balance === undefined) return null
  return (
    <Card>
      <svg viewBox="0 0 240 168" fill="none" aria-hidden>
        <g stroke="var(--accent)" strokeOpacity=".55" strokeWidth="1.5">
          <circle cx="232" cy="150" r="40" />
          <circle cx="232" cy="150" r="66" strokeOpacity=".4" />
          <circle cx="232" cy="150" r="92" strokeOpacity=".28" />
          <circle cx="232" cy="150" r="118" strokeOpacity=".16" />
        </g>
        <path fill="var(--accent)" d="M232 128l6 16 16 6-16 6-6 16-6-16-16-6 16-6z" />
      </svg>
      <span>{t('balance')}</span>
      <IconButton
        label={t(hidden ? 'show_balance' : 'hide_balance')}
        icon={<Icon of={hidden ? EyeOff : Eye} size={20} />}
        onClick={() => setHidden(!hidden)}
      />
      <p style={{ fontSize: fontSizeOf(balance) }}>{hidden ? DOTS : <RollingNumber text={balance} />}</p>
    </Card>
  )
}
