import { Headset } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { LazyPart } from '../../registry/LazyPart.tsx'
import { lazy } from '../../registry/lazy.ts'
import { Icon } from '../../ui/Icon.tsx'
import { openWidget, widgetStore } from '../chat/public.ts'
import { EntryButton } from '../shared/entryButton.ts'
import type { ContactSheetProps } from './ContactSheet.tsx'
import { useEntries } from './useContact.ts'

const sheet = lazy<ContactSheetProps>(() => import('./ContactSheet.tsx'))

/** Contact us: a link if there is one entry, a list if there are several. */
export default function ContactButton() {
  const { t } = useTranslation('shell')
  const entries = useEntries()
  const chat = useStore(widgetStore, ({ isReady }) => (isReady ? openWidget : undefined))
  const [choosing, setChoosing] = useState<boolean>()
  const [first, ...others] = entries
  if (!first) return null

  const face = (
    <>
      <Icon of={Headset} size={20} />
      {t('contact_us')}
    </>
  )
  if (others.length === 0 && !chat) {
    return (
      <EntryButton as="a" href={first.url} target="_blank" rel="noopener noreferrer">
        {face}
      </EntryButton>
    )
  }
  return (
    <>
      <EntryButton
        type="button"
        aria-haspopup="dialog"
        onPointerDown={() => void sheet.preload().catch(() => undefined)}
        onClick={() => setChoosing(true)}
      >
        {face}
      </EntryButton>
      {choosing !== undefined && (
        <LazyPart
          feature="customerService"
          load={sheet}
          props={{ entries, chat, open: choosing, onClose: () => setChoosing(false) }}
        />
      )}
    </>
  )
}
