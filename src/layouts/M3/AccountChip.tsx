import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LazyPart } from '../../registry/LazyPart.tsx'
import { lazy } from '../../registry/lazy.ts'
import { brandFill } from '../../ui/fills.ts'
import { Go } from '../../ui/Go.tsx'
import { pressable } from '../../ui/pressable.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { AccountView } from '../parts.ts'

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
`

const Way = styled(Go)`
  ${pressable}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-block-size: 44px;
  min-inline-size: 44px;
  padding-inline: 10px;
  color: var(--text);
  font-size: var(--type-14);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-tight);
  white-space: nowrap;

  /* Room for the longest words ("Mag-log in", "Mag-register") beside the logo and the languages. */
  @media (max-width: 23.9em) { padding-inline: 6px; }
  &[data-member], & > [data-member] { font-family: var(--face); font-size: var(--type-20); font-weight: 500; }
`

const Filled = styled(Way)`
  position: relative;
  isolation: isolate;
  padding-inline: 14px;
  color: var(--on-brand);

  @media (max-width: 23.9em) { padding-inline: 10px; }
  &::before { content: ''; position: absolute; z-index: -1; inset: 4px 0; border-radius: var(--radius); ${brandFill} }
`

/** Loaded for members only: most first visits are guests'. */
const rolling = lazy<{ readonly text: string }>(() =>
  import('../../ui/RollingNumber.tsx').then((module) => ({ default: module.RollingNumber })),
)

/** In the header: a member's balance, or the two ways in. */
export function AccountChip(view: AccountView) {
  const { t } = useTranslation('shell')
  if (view.state === 'guest') {
    return (
      <Row>
        <Way target={view.login}>{t('log_in')}</Way>
        <Filled target={view.register}>{t('register')}</Filled>
      </Row>
    )
  }
  return (
    <Way target={view.target}>
      {view.balance === undefined ? (
        view.userName
      ) : (
        <>
          <VisuallyHidden>{t('balance')} </VisuallyHidden>
          <span data-member="">
            <LazyPart feature="layout" load={rolling} props={{ text: view.balance }} waiting={view.balance} />
          </span>
        </>
      )}
    </Way>
  )
}
