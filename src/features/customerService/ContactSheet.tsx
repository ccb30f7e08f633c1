import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CustomerService } from '../../site/site.ts'
import { Go } from '../../ui/Go.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { ChoiceList } from '../entryButton.ts'

export interface ContactSheetProps {
  readonly entries: readonly CustomerService[]
  readonly open: boolean
  readonly onClose: () => void
}

/** Which of the entries: each opens in a tab of its own. */
export default function ContactSheet({ entries, open, onClose }: ContactSheetProps) {
  const { t } = useTranslation('shell')
  return (
    <Sheet open={open} onClose={onClose} title={t('in_customer_services')} closeLabel={t('close')}>
      <ChoiceList>
        {entries.map(({ title, url }) => (
          <li key={`${title} ${url}`}>
            <Go target={{ href: url }} onClick={onClose}>
              <span>{title || t('contact_us')}</span>
              <Icon of={ExternalLink} size={18} leads />
            </Go>
          </li>
        ))}
      </ChoiceList>
    </Sheet>
  )
}
