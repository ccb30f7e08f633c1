import { Badge } from '../../ui/Badge.tsx'
import { badgeText } from './model/launch.ts'

/** The number of unread messages, for the eye: the button's name has it too. */
export const UnreadBadge = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <span data-count="" aria-hidden>
      <Badge tone="negative">{badgeText(count)}</Badge>
    </span>
  )
