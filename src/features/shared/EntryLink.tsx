import type { LucideIcon } from 'lucide-react'
import { Go, type Target } from '../../ui/Go.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { EntryButton } from './entryButton.ts'

interface Props {
  readonly target: Target
  readonly icon: LucideIcon
  readonly label: string
}

/** An entry of the member centre that leads somewhere. */
export const EntryLink = ({ target, icon, label }: Props) => (
  <EntryButton as={Go} target={target}>
    <Icon of={icon} size={20} />
    {label}
  </EntryButton>
)
