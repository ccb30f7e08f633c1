import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyPart } from '../../registry/LazyPart.tsx'
import { lazy } from '../../registry/lazy.ts'
import { Icon } from '../../ui/Icon.tsx'
import { EntryButton } from '../shared/entryButton.ts'
import type { SecuritySheetProps } from './SecuritySheet.tsx'

const sheet = lazy<SecuritySheetProps>(() => import('./SecuritySheet.tsx'))

/** In the member centre: a button that opens what there is. */
export default function SecurityEntry() {
  const { t, ready } = useTranslation('account')
  const [open, setOpen] = useState<boolean>()
  if (!ready) return null
  return (
    <>
      <EntryButton
        type="button"
        aria-haspopup="dialog"
        onPointerDown={() => void sheet.preload().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        <Icon of={ShieldCheck} size={20} />
        {t('security_centre')}
      </EntryButton>
      {open !== undefined && (
        <LazyPart feature="security" load={sheet} props={{ open, onClose: () => setOpen(false) }} />
      )}
    </>
  )
}
