import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useChoice } from './useChoice.tsx'

export default function LanguageButton() {
  const { t } = useTranslation('shell')
  const { bring, open, sheet } = useChoice()
  return (
    <>
      <IconButton
        label={t('choose_language')}
        icon={<Icon of={Globe} size={22} />}
        aria-haspopup="dialog"
        onPointerDown={bring}
        onClick={open}
      />
      {sheet}
    </>
  )
}
