import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LazyPart } from '../../registry/LazyPart.tsx'
import { lazy } from '../../registry/lazy.ts'
import { brandFill } from '../../ui/fills.ts'
import { Go } from '../../ui/Go.tsx'
import { pressable } from '../../ui/pressable.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { AccountView } from '../parts.ts'
import { Avatar } from './Avatar.tsx'
import { glass } from './primitives.tsx'

const Ways = styled.div`
  display: flex;
  gap: 8px;
`

/** The touch target is 44 px, the visible part 36 px. */
const Pill = styled(Go)`
  ${pressable}
  display: grid;
  align-items: center;
  min-block-size: 44px;
  font-size: min(var(--type-14), 4.6cqi);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.15;
  text-align: center;

  > span { ${glass} display: flex; align-items: center; gap: 8px; min-block-size: 36px; padding-inline: 12px; border-radius: min(var(--radius), 18px); }
  ${Ways} > & + & > span { ${brandFill} box-shadow: var(--glow), inset 0 1px rgb(var(--on-brand-rgb) / 36%); -webkit-backdrop-filter: none; backdrop-filter: none; }
  > span:has(> [data-avatar]) { padding-inline: 14px 4px; white-space: nowrap; }
`

/** Loaded for members only: most first visits are guests'. */
const rolling = lazy<{ readonly text: string }>(() =>
  import('../../ui/RollingNumber.tsx').then((module) => ({ default: module.RollingNumber })),
)

/** In the header: the balance of a member, the ways in for a guest. */
export function AccountChip(view: AccountView) {
  const { t } = useTranslation()
  if (view.state === 'guest') {
    return (
      <Ways>
        <Pill target={view.login}>
          <span>{t('log_in')}</span>
        </Pill>
        <Pill target={view.register}>
          <span>{t('register')}</span>
        </Pill>
      </Ways>
    )
  }
  return (
    <Pill target={view.target}>
      <span>
        <VisuallyHidden>{view.balance === undefined ? t('me') : t('balance')}</VisuallyHidden>
        {view.balance === undefined ? (
          view.userName
        ) : (
          <LazyPart feature="layout" load={rolling} props={{ text: view.balance }} waiting={view.balance} />
        )}
        <Avatar name={view.userName} />
      </span>
    </Pill>
  )
}
