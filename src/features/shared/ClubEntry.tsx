import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EntrySpace } from '../../layouts/EntrySpace.tsx'
import { Go } from '../../ui/Go.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { EntryButton } from './entryButton.ts'

interface Props {
  readonly to: string
  readonly icon: LucideIcon
  /** Key of namespace `club`. */
  readonly label: 'vip_benefits' | 'reward_centre' | 'missions' | 'mall'
}

/** A link in the member centre to one of the club's screens. */
export function ClubEntry({ to, icon, label }: Props) {
  const { t, ready } = useTranslation('club')
  if (!ready) return <EntrySpace />
  return (
    <EntryButton as={Go} target={{ to }}>
      <Icon of={icon} size={20} />
      {t(label)}
    </EntryButton>
  )
}
