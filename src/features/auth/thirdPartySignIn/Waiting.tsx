import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Button } from '../../../ui/Button.tsx'
import { type AuthState, isProviderBusy } from '../flow/model/machine.ts'
import { useProviderName } from './useProviderName.ts'

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: max(48px, var(--control-height));
  padding-inline: 14px 4px;
  border-radius: var(--radius);
  background: var(--surface-2);
  font-size: var(--type-14);

  &::before {
    content: '';
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    border: 2px solid var(--line);
    border-block-start-color: var(--brand-text);
    border-radius: 50%;
    animation: turn 900ms linear infinite;
  }
  > p { flex: 1; min-inline-size: 0; padding-block: 8px; overflow-wrap: anywhere; }

  @media (prefers-reduced-motion: reduce) {
    &::before { animation-duration: 4s; }
  }
`

interface Props {
  readonly state: AuthState
  readonly onCancel: () => void
  /** Shown while no sign-in is in progress. */
  readonly children: ReactNode
}

/**
 * The loading indicator with its own Cancel button: the provider's library takes ten seconds to notice a closed window. It
 * replaces the buttons, and the focus returns to them afterwards.
 */
export function Waiting({ state, onCancel, children }: Props) {
  const { t } = useTranslation('thirdPartySignIn')
  const { t: tShell } = useTranslation('shell')
  const nameOf = useProviderName()
  const box = useRef<HTMLDivElement>(null)
  const isShown = isProviderBusy(state)
  /** A registration in progress cannot be cancelled. */
  const isCancellable =
    state.status === 'identifying' || (state.status === 'processing' && state.call === 'login')
  const picked = useRef<string>(null)
  if (state.status === 'identifying') picked.current = state.channel

  useEffect(() => {
    if (isShown) {
      box.current?.querySelector('button')?.focus()
      return
    }
    const button = picked.current && box.current?.querySelector(`[data-channel='${picked.current}']`)
    picked.current = null
    if (button instanceof HTMLElement && document.activeElement === document.body) button.focus()
  }, [isShown])

  return (
    <div ref={box}>
      <div role="status">
        {isShown && (
          <Box>
            <p>
              {state.status === 'identifying'
                ? t('waiting_for', { provider: nameOf(state.channel) })
                : t('signing_in')}
            </p>
            {isCancellable && (
              <Button variant="quiet" size="small" onClick={onCancel}>
                {tShell('cancel')}
              </Button>
            )}
          </Box>
        )}
      </div>
      {!isShown && children}
    </div>
  )
}
