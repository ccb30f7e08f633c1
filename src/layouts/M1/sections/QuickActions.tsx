import {
  ArrowDownToLine,
  Banknote,
  CirclePlus,
  Gift,
  Headset,
  type LucideIcon,
  UserRoundPlus,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { QuickAction } from '../../../site/home.ts'
import { brandFill } from '../../../ui/fills.ts'
import { Go } from '../../../ui/Go.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { pressable } from '../../../ui/pressable.ts'
import type { QuickActionsView } from '../../parts.ts'
import { panel, Rail } from '../primitives.tsx'

const GLYPHS: Readonly<Record<QuickAction, LucideIcon>> = {
  deposit: CirclePlus,
  withdraw: Banknote,
  rewards: Gift,
  invite: UserRoundPlus,
  service: Headset,
  download: ArrowDownToLine,
}

const Row = styled(Rail)`
  --card: minmax(max(64px, 4.6rem), 1fr);
  --gap: 8px;
  padding-block: 4px;

  &[data-few] { --card: minmax(max-content, 1fr); --gap: 10px; }
`

const Action = styled(Go)`
  ${pressable}
  display: grid;
  align-content: start;
  justify-items: center;
  gap: 8px;
  padding-block: 4px;
  color: var(--text);
  font-size: var(--type-12);
  font-weight: 600;
  line-height: var(--leading-tight);
  text-align: center;

  > span:first-child {
    display: grid;
    place-items: center;
    inline-size: 56px;
    block-size: 56px;
    ${panel}
    color: var(--brand-text);
  }
  > span:last-child { max-inline-size: 100%; }
  &:focus-visible { outline-offset: -2px; border-radius: var(--radius-small); }

  [data-few] > li > & { grid-template-columns: auto minmax(0, 1fr); align-items: center; justify-items: start; gap: 10px; padding-block: 8px; padding-inline: 8px 12px; ${panel} font-size: var(--type-14); text-align: start; }
  [data-few] > li > & > span:first-child { inline-size: 44px; block-size: 44px; border-radius: min(var(--radius), 14px); }

  > [data-shines]:first-child {
    ${brandFill}
    box-shadow: var(--glow), inset 0 1px rgb(var(--on-brand-rgb) / 40%);
  }
`

/** Up to this number, each is wide enough for a label beside its icon. */
const FEW = 3
const SHINING: QuickAction = 'deposit'

/** The most frequent actions, one tap each; deposit is highlighted. */
export function QuickActions({ actions }: QuickActionsView) {
  const { t } = useTranslation()
  if (actions.length === 0) return null
  const few = actions.length <= FEW
  return (
    <Row aria-label={t('quick_actions')} data-few={few || undefined}>
      {actions.map(({ id, label, target }) => (
        <li key={id}>
          <Action target={target}>
            <span data-shines={id === SHINING ? '' : undefined}>
              <Icon of={GLYPHS[id]} size={26} />
            </span>
            <span>{label}</span>
          </Action>
        </li>
      ))}
    </Row>
  )
}
