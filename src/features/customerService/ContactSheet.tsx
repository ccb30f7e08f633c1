import { ExternalLink, MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CustomerService } from '../../site/site.ts'
import { Go } from '../../ui/Go.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { ChoiceList } from '../shared/entryButton.ts'

export interface ContactSheetProps {
  readonly entries: readonly CustomerService[]
  /** Opens the chat in this page; undefined: there is none. */
  readonly chat: (() => void) | undefined
  readonly open: boolean
  readonly onClose: () => void
}

/** The list of entries. Each opens in a new tab; the chat in this page opens here. */
export default function ContactSheet({ entries, chat, open, onClose }: ContactSheetProps) {
  const { t } = useTranslation('shell')
  const openChat = () => {
    onClose()
    chat?.()
  }
  return (
    <Sheet open={open} onClose={onClose} title={t('in_customer_services')} closeLabel={t('close')}>
      <ChoiceList>
        {chat && (
          <li>
            <Go target={{ press: openChat }}>
              <span>{t('live_chat')}</span>
              <Icon of={MessageCircle} size={18} />
            </Go>
          </li>
        )}
        {entries.map(({ title, url }) => (
          <li key={`${title} ${url}`}>
            <Go target={{ href: url }} onClick={onClose}>
              <span dir="auto">{title || t('contact_us')}</span>
              <Icon of={ExternalLink} size={18} leads />
            </Go>
          </li>
        ))}
      </ChoiceList>
    </Sheet>
  )
}
