import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding: 40px 20px;
  text-align: center;

  > button { min-block-size: 48px; padding-inline: 24px; border-radius: var(--radius); background: var(--surface-2); font-weight: 600; }
`

/** Replaces a screen, or its content, that crashed or could not be downloaded: an explanation and a way to restart. */
export function Broken() {
  const { t } = useTranslation()
  return (
    <Box role="alert" data-broken="">
      <h2>{t('unknown_error')}</h2>
      <button type="button" onClick={() => window.location.reload()}>
        {t('retry')}
      </button>
    </Box>
  )
}
