import { CircleHelp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { formErrorMessage, isHttps } from '../shared/formErrorMessage.ts'
import { useErrorText } from '../shared/useErrorText.ts'
import type { PendingRequest } from './model/pendingRequest.ts'
import { isUnsettled, maySendAgain } from './model/sendState.ts'
import type { Once } from './useOnceSender.ts'

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 16px;
  border-radius: min(var(--radius-large), 20px);
  background: var(--warning-soft);
  box-shadow: inset 0 0 0 1px rgb(var(--warning-rgb) / 45%);
  color: var(--text);
  outline-offset: 2px;
  text-align: start;

  h2 { display: flex; align-items: center; gap: 8px; font-family: var(--font-display); font-size: var(--type-16); font-weight: 700; }
  h2 > svg { flex: none; color: var(--warning); }
  p { font-size: var(--type-14); overflow-wrap: anywhere; text-wrap: pretty; }
  small { color: var(--text-muted); font-size: var(--type-12); overflow-wrap: anywhere; }
`

const Texts = styled.div`
  display: grid;
  gap: 8px;
`

const Ways = styled.div`
  display: grid;
  gap: 4px;

  > small { margin-block-end: 4px; }
`

const FOUND = {
  looking: 'looking',
  failed: 'look_failed',
  seen: 'look_seen',
  notSeen: 'look_not_seen',
} as const

interface Props<Value> {
  readonly of: Pick<Once<Value>, 'state' | 'look' | 'giveUp'>
  /** Describes the request that may have been carried out, in the user's language. */
  readonly sentence: (request: PendingRequest) => string
  /** Sends the same request again. */
  readonly onAgain: () => void
}

/**
 * Replaces the form after a request without an answer. Shows what may have been carried out and what the account says,
 * and only then offers to send the same request again.
 */
export function Unsure<Value>({ of, sentence, onAgain }: Props<Value>) {
  const { t } = useTranslation(['money', 'shell'])
  const box = useRef<HTMLDivElement>(null)
  const say = useErrorText()
  const { state, look, giveUp } = of
  const request = state.phase === 'ready' || !isUnsettled(state) ? undefined : state.request
  const requestId = request?.requestId
  useEffect(() => {
    if (requestId) box.current?.focus()
  }, [requestId])
  if (!request) return null
  const sending = state.phase === 'sending'
  const { found, error } = state.phase === 'unsure' ? state : { found: undefined, error: undefined }
  const errorText = error === undefined ? undefined : say(formErrorMessage(error, { https: isHttps() }))
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <Texts>
        <h2>
          <Icon of={CircleHelp} size={20} />
          {t('unsure_title')}
        </h2>
        <p>{sentence(request)}</p>
        {found && <p aria-busy={found === 'looking' ? true : undefined}>{t(FOUND[found])}</p>}
        {errorText && (
          <small>
            <span>{errorText.text}</span> {errorText.reference && <span>{errorText.reference}</span>}
          </small>
        )}
      </Texts>
      {found === 'failed' && (
        <Button variant="secondary" wide onClick={() => void look()}>
          {t('shell:retry')}
        </Button>
      )}
      {(sending || maySendAgain(state)) && (
        <Ways>
          <small>{t('sent_once')}</small>
          <Button wide busy={sending} busyLabel={t('shell:in_please_wait')} onClick={onAgain}>
            {t('send_again')}
          </Button>
          {!sending && (
            <Button variant="quiet" wide onClick={giveUp}>
              {t('give_up')}
            </Button>
          )}
        </Ways>
      )}
    </Box>
  )
}
