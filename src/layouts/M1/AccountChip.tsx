import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Go } from '../../ui/Go.tsx'
import { pressable } from '../../ui/pressable.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { AccountView } from '../parts.ts'
import { Avatar } from './Avatar.tsx'
import { glass } from './pieces.tsx'

const Ways = styled.div`
  display: flex;
  gap: 6px;
`

/** 44 px to the finger, 36 to the eye. */
const Pill = styled(Go)`
  ${pressable}
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  padding-inline: 12px;
  font-size: min(var(--type-14), 4.6cqi);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.15;
  text-align: center;

  &::before { content: ''; position: absolute; inset: 4px 0; z-index: -1; border-radius: min(var(--radius), 18px); ${glass} }
  ${Ways} > & + &::before { background: var(--brand); box-shadow: var(--glow), inset 0 1px color-mix(in oklab, var(--on-brand) 36%, transparent); }
  ${Ways} > & + & { color: var(--on-brand); }
  &:has(> [data-avatar]) { padding-inline: 14px 4px; white-space: nowrap; }
`

/** In the header: the balance of a member, the ways in for a guest. */
export function AccountChip(view: AccountView) {
  const { t } = useTranslation()
  if (view.state === 'guest') {
    return (
      <Ways>
        <Pill target={view.login}>{t('log_in')}</Pill>
        <Pill target={view.register}>{t('register')}</Pill>
      </Ways>
    )
  }
  return (
    <Pill target={view.target}>
      <VisuallyHidden>{view.balance === undefined ? t('me') : t('balance')}</VisuallyHidden>
      {view.balance ?? <span>{view.userName}</span>}
      <Avatar name={view.userName} />
    </Pill>
  )
}
