import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Button, ButtonFace } from '../../../ui/Button.tsx'

const Card = styled.div`
  position: absolute;
  inset-inline: max(var(--margin), (100% - var(--column)) / 2);
  inset-block-end: calc(var(--safe-bottom) + 16px);
  z-index: 2;
  display: grid;
  gap: 12px;
  padding: 16px;
  border-radius: var(--radius-large);
  background: var(--surface-1);
  color: var(--text);
  box-shadow: var(--elevation-raised);

  > div { display: flex; flex-wrap: wrap; gap: 8px; }
  > div > * { flex: 1 1 auto; }
`

interface Props {
  readonly href: string
  readonly retry: () => void
}

/** Shown if the game takes too long: retry, or open it in its own window, which some games require. */
export function SlowNotice({ href, retry }: Props) {
  const { t } = useTranslation(['gameFrame', 'shell'])
  return (
    <Card role="alert">
      <p>{t('shell:timeout_retry_please')}</p>
      <div>
        <Button size="small" onClick={retry}>
          {t('shell:retry')}
        </Button>
        <ButtonFace
          as="a"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          data-size="small"
          data-variant="secondary"
        >
          {t('open_in_window')}
        </ButtonFace>
      </div>
    </Card>
  )
}
