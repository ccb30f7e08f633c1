import { useTranslation } from 'react-i18next'
import { ButtonFace } from '../ui/Button.tsx'
import { NotFound as Drawing } from '../ui/drawings/NotFound.tsx'
import { StateBox } from '../ui/EmptyState.tsx'
import { Go } from '../ui/Go.tsx'

/** Screen for an unknown address. */
export default function NotFound() {
  const { t } = useTranslation()
  return (
    <StateBox>
      <Drawing />
      <h1>{t('not_found')}</h1>
      <p>{t('not_found_desc')}</p>
      <ButtonFace as={Go} target={{ to: '/m/home' }} data-variant="primary">
        {t('back_home')}
      </ButtonFace>
    </StateBox>
  )
}
