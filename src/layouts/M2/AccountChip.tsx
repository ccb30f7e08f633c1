import { Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LazyPart } from '../../registry/LazyPart.tsx'
import { lazy } from '../../registry/lazy.ts'
import { accentFill } from '../../ui/fills.ts'
import { Go } from '../../ui/Go.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { pressable } from '../../ui/pressable.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { AccountView } from '../parts.ts'
import { oneLine } from './primitives.ts'

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0 8px;
`

/** The touch target is 44 px, the visible part 32 px. */
const Chip = styled(Go)`
  ${pressable}
  position: relative;
  isolation: isolate;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  min-inline-size: 44px;
  max-inline-size: 100%;
  padding-inline: var(--margin);
  color: var(--brand-text);
  font-size: var(--type-14);
  font-weight: 700;
  white-space: nowrap;

  &::before { content: ''; position: absolute; inset: 6px 0; z-index: -1; border-radius: var(--radius); background: var(--brand-soft); }
  &[data-main], [data-main] > & { color: var(--on-accent); }
  [data-main] > &::before { ${accentFill} }
  > svg { flex: none; }
  > b { ${oneLine} max-inline-size: 14ch; font-weight: inherit; }
  /* Beside the activities, the two ways in have long words in some languages. */
  @media (max-width: 339px) { padding-inline: 6px; }
`

/** Loaded for members only: most first visits are guests'. */
const rolling = lazy<{ readonly text: string }>(() =>
  import('../../ui/RollingNumber.tsx').then((module) => ({ default: module.RollingNumber })),
)

/** In the header: what a member has, or the two ways in. */
export function AccountChip(view: AccountView) {
  const { t } = useTranslation()
  if (view.state === 'guest') {
    return (
      <Chips>
        <Chip target={view.login}>{t('log_in')}</Chip>
        <div data-main="">
          <Chip target={view.register}>{t('register')}</Chip>
        </div>
      </Chips>
    )
  }
  const { userName, balance, target } = view
  return (
    <Chip target={target}>
      <Icon of={Wallet} size={18} />
      {balance && <VisuallyHidden>{`${userName}, ${t('balance')} `}</VisuallyHidden>}
      {balance ? (
        <LazyPart feature="layout" load={rolling} props={{ text: balance }} waiting={<b>{balance}</b>} />
      ) : (
        <b>{userName}</b>
      )}
    </Chip>
  )
}
