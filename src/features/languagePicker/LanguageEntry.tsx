import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/Icon.tsx'
import { EntryButton } from '../shared/entryButton.ts'
import { useChoice } from './useChoice.tsx'

/** The language picker as an entry of the member home. */
export default function LanguageEntry() {
  const { t } = useTranslation('shell')
  const { bring, open, sheet } = useChoice()
  return (
    <>
      <EntryButton type="button" aria-haspopup="dialog" onPointerDown={bring} onClick={open}>
        <Icon of={Globe} size={20} />
        {t('choose_language')}
      </EntryButton>
      {sheet}
    </>
  )
}
