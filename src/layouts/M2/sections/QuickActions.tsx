import {
  BanknoteArrowDown,
  BanknoteArrowUp,
  Download,
  Gift,
  Headset,
  type LucideIcon,
  UserPlus,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { QuickAction } from '../../../site/home.ts'
import { accentFill } from '../../../ui/fills.ts'
import { Go } from '../../../ui/Go.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { pressable } from '../../../ui/pressable.ts'
import type { QuickActionsView } from '../../parts.ts'
import { Panel } from '../primitives.ts'

const GLYPHS: Readonly<Record<QuickAction, LucideIcon>> = {
  deposit: BanknoteArrowDown,
  withdraw: BanknoteArrowUp,
  rewards: Gift,
  invite: UserPlus,
  service: Headset,
  download: Download,
}

/** Four in a row, five and six in rows of three; one or two have their name beside the icon. */
const Grid = styled(Panel)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(20%, 4.6em), 1fr));
  gap: 8px;
  font-size: var(--type-12);

  &[data-size='few'] > li > * { grid-auto-flow: column; align-content: center; justify-content: center; align-items: center; gap: 12px; min-block-size: 48px; padding-block: 6px; font-size: var(--type-14); }
  &[data-size='many'] { grid-template-columns: repeat(auto-fit, minmax(max(30%, 4.6em), 1fr)); }
`

const Action = styled(Go)`
  ${pressable}
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 4px;
  min-block-size: 64px;
  padding-block: 8px;
  font-weight: 500;
  letter-spacing: -0.01em;
  line-height: var(--leading-tight);
  text-align: center;
  hyphens: auto;
  overflow-wrap: anywhere;

  > i { display: grid; place-items: center; inline-size: 2.25rem; block-size: 2rem; border-radius: var(--radius); background: var(--brand-soft); color: var(--brand-text); }
  li:first-child > & > i { ${accentFill} }
  &:focus-visible { outline-offset: -3px; }
`

const sizeOf = (count: number): 'few' | 'many' | undefined => {
  if (count < 3) return 'few'
  return count > 4 ? 'many' : undefined
}

/** The most frequent actions, one tap each. */
export function QuickActions({ actions }: QuickActionsView) {
  const { t } = useTranslation()
  if (actions.length === 0) return null
  return (
    <Grid as="ul" aria-label={t('quick_actions')} data-size={sizeOf(actions.length)}>
      {actions.map(({ id, label, target }) => (
        <li key={id}>
          <Action target={target}>
            <i>
              <Icon of={GLYPHS[id]} size={20} />
            </i>
            {label}
          </Action>
        </li>
      ))}
    </Grid>
  )
}
