import { MessageCircle } from 'lucide-react'
import styled from 'styled-components'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { UnreadBadge } from './UnreadBadge.tsx'
import { useChatEntry } from './useChatEntry.ts'

const Marked = styled.span`
  position: relative;
  display: grid;

  > [data-count] { position: absolute; inset-block-start: -10px; inset-inline-end: -12px; }
`

/** Live chat in the header of a screen on which a task is done, and in the bar of a game: there it covers nothing. */
export default function ChatAction() {
  const { name, unread, press } = useChatEntry()
  const icon = (
    <Marked>
      <Icon of={MessageCircle} size={22} />
      <UnreadBadge count={unread} />
    </Marked>
  )
  return <IconButton label={name} icon={icon} onClick={press} />
}
