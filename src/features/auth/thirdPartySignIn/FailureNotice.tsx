import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useTurn } from '../../../ui/modal/useTurn.ts'
import type { SignInFailure } from './model/failure.ts'

const Lines = styled.div`
  display: grid;
  gap: 8px;
  overflow-wrap: anywhere;

  > p { color: var(--text); }
  > small { font-size: var(--type-12); }
`

interface Props {
  readonly failure: SignInFailure
  readonly onClose: () => void
}

/**
 * The failure message, then the provider's code and reason (docs/conformance.md § 2.8). A provider's window may close at any time,
 * so this dialog waits until a modal that the player opened meanwhile is closed.
 */
export function FailureNotice({ failure, onClose }: Props) {
  const { t } = useTranslation('thirdPartySignIn')
  const { t: tShell } = useTranslation('shell')
  const hasTurn = useTurn()
  const { message, messageKey = 'unknown_error', shell, code, reason, reference } = failure
  const errorText = shell ? tShell([messageKey, 'unknown_error']) : t([messageKey, 'auth/unknown'])
  return (
    <Dialog
      open={hasTurn}
      role="alertdialog"
      title={tShell('notice')}
      onClose={onClose}
      actions={
        <Button wide data-autofocus onClick={onClose}>
          {tShell('confirm')}
        </Button>
      }
    >
      <Lines>
        <p dir="auto">{message ?? errorText}</p>
        {code && <small>{t('code_line', { code })}</small>}
        {reason && <small>{t('reason_line', { reason })}</small>}
        {reference && <small>{tShell('reference', { reference })}</small>}
      </Lines>
    </Dialog>
  )
}
