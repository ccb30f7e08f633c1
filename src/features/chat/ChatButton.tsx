import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { usePlanned } from '../../registry/PlanContext.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { pressable } from '../../ui/pressable.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useAsk } from '../queries.ts'
import { unreadQuery } from './api.ts'
import { badgeText, countsUnread, readUnread } from './model/launch.ts'
import { useChat } from './useChat.ts'

const Bubble = styled.button`
  ${pressable}
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 52px;
  block-size: 52px;
  border-radius: 50%;
  background: var(--accent);
  color: var(--on-accent);
  box-shadow: var(--elevation-raised);
  cursor: pointer;

  > [data-count] { position: absolute; inset-block-start: -4px; inset-inline-end: -4px; }
`

/** Live chat, floating over the screen. */
export default function ChatButton() {
  const { t } = useTranslation('shell')
  const { member } = usePlanned().facts
  const { data } = useAsk({ ...unreadQuery(), enabled: countsUnread(member?.type) })
  const unread = countsUnread(member?.type) ? readUnread(data?.value?.unReadCount) : 0
  const chat = useChat()
  const name = unread > 0 ? `${t('live_chat')}, ${t('unread_messages', { count: unread })}` : t('live_chat')
  return (
    <Bubble type="button" onClick={chat}>
      <Icon of={MessageCircle} />
      <VisuallyHidden>{name}</VisuallyHidden>
      {unread > 0 && (
        <span data-count="" aria-hidden>
          <Badge tone="negative">{badgeText(unread)}</Badge>
        </span>
      )}
    </Bubble>
  )
}
