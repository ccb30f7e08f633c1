import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Button, ButtonFace } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { type FindEndpoint, useEndpointSearch } from './useEndpointSearch.ts'
import { useSearchTexts } from './useSearchTexts.ts'

const Box = styled.section`
  display: grid;
  gap: 12px;
  inline-size: min(100%, 320px);
  margin-inline: auto;
  padding: 20px 16px 16px;
  border-radius: var(--radius);
  background: var(--surface-2);
  box-shadow: var(--elevation);

  > h2 { font-size: var(--type-16); }
  > footer { display: grid; gap: 8px; margin-block-start: 4px; }
`

const Texts = styled.div`
  display: grid;
  gap: 8px;
  font-size: var(--type-14);
  overflow-wrap: anywhere;

  && > p { color: var(--text); }
  && > [role='status'] { color: var(--text-muted); text-wrap: pretty; }
`

export interface DomainNoticeProps {
  /** `over`: a modal over the running app. `within`: a part of the screen that is shown if the site cannot load. */
  readonly place: 'over' | 'within'
  /** The server's message, plain text; 'Error' if there is none (docs/conformance.md § 2.2). */
  readonly message?: string | undefined
  /** Finds the fastest endpoint. A new function starts a new search. */
  readonly findEndpoint: FindEndpoint
  /** The guarded address of Contact us; undefined: there is no contact, so no button is shown. */
  readonly contact?: string | undefined
  /** With `within`: a Confirm button hides the message. Retry and Contact us stay (docs/conformance.md § 1.8). */
  readonly confirmable?: boolean
  /**
   * Opens the found endpoint; if none was found, requests the current one again. If it returns a promise, the notice waits for it
   * and then searches again.
   */
  readonly onRetry: (endpoint: string | undefined) => void | Promise<void>
}

const nothing = () => {}

/**
 * The domain error notice (docs/conformance.md § 2.2, § 2.4): Retry on the fastest endpoint, Contact us. Neither the backdrop nor
 * Escape closes it. It needs translations and a theme, and nothing else of the app.
 */
export function DomainNotice({
  place,
  message,
  findEndpoint,
  contact,
  confirmable = false,
  onRetry,
}: DomainNoticeProps) {
  const { t } = useTranslation('shell')
  const name = useId()
  const { search, again } = useEndpointSearch(findEndpoint)
  const texts = useSearchTexts()
  const [retrying, setRetrying] = useState(false)
  const [confirmed, setConfirmed] = useState(false)

  const retry = async () => {
    const under = onRetry(search?.state === 'found' ? search.endpoint : undefined)
    if (!under) return
    setRetrying(true)
    await under.catch(nothing)
    setRetrying(false)
    again()
  }

  const text = (
    <Texts>
      {!confirmed && <p>{message?.trim() || t('error')}</p>}
      <p role="status">{retrying ? t('in_please_wait') : texts(search?.state)}</p>
    </Texts>
  )
  const ways = (
    <>
      <Button wide data-autofocus busy={!search || retrying} onClick={() => void retry()}>
        {t('retry')}
      </Button>
      {contact && (
        <ButtonFace
          as="a"
          href={contact}
          target="_blank"
          rel="noopener noreferrer"
          data-variant="secondary"
          data-wide=""
        >
          {t('contact_us')}
        </ButtonFace>
      )}
    </>
  )

  if (place === 'over') {
    return (
      <Dialog
        open
        role="alertdialog"
        dismissible={false}
        onClose={nothing}
        title={t('notice')}
        actions={ways}
      >
        {text}
      </Dialog>
    )
  }
  return (
    <Box
      {...(!confirmed && {
        role: 'alertdialog',
        'aria-labelledby': name,
        'aria-describedby': `${name}-text`,
      })}
    >
      {!confirmed && <h2 id={name}>{t('notice')}</h2>}
      <div id={`${name}-text`}>{text}</div>
      <footer>
        {confirmable && !confirmed && (
          <Button variant="quiet" onClick={() => setConfirmed(true)}>
            {t('confirm')}
          </Button>
        )}
        {ways}
      </footer>
    </Box>
  )
}
