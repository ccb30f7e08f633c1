import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LazyPart } from '../../registry/LazyPart.tsx'
import { lazy } from '../../registry/lazy.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { useSession } from '../../session/useSession.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { pressable } from '../../ui/pressable.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useMemberInfo } from '../shared/useMemberInfo.ts'
import { badgeText, countsUnread } from './model/launch.ts'
import { useChat } from './useChat.ts'
import { useUnread } from './useUnread.ts'

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

  /* A ring that opens and goes, for as long as the chat has just been opened. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 50%;
    box-shadow: 0 0 0 0 color-mix(in oklab, var(--accent) 60%, transparent);
    transition: box-shadow var(--motion) var(--ease);
    pointer-events: none;
  }
  &[data-opened]::before { box-shadow: 0 0 0 8px color-mix(in oklab, var(--accent) 45%, transparent); }
`

const scripts = lazy(() => import('./VendorScripts.tsx'))
const NOTHING = {}

/**
 * Live chat, floating over the screen; with it come the scripts of the site's chat vendor, for guests too: their call needs no
 * session. Members who may not chat go without.
 */
export default function ChatButton() {
  const { t } = useTranslation('shell')
  const { member } = usePlanned().facts
  const session = useSession((state) => (state.status === 'member' ? state.session : undefined))
  const info = useMemberInfo()
  // A registration says nothing of the type: then nothing is asked before more is known.
  const known = info?.type ?? session?.type ?? (info && member?.type)
  const chats = member !== undefined && countsUnread(known)
  const unread = useUnread(chats)
  const { press, isOpened } = useChat(member && (known ?? member.type))
  const name = unread > 0 ? `${t('live_chat')}, ${t('unread_messages', { count: unread })}` : t('live_chat')
  return (
    <>
      <Bubble type="button" onClick={press} data-opened={isOpened || undefined}>
        <Icon of={MessageCircle} />
        <VisuallyHidden>{name}</VisuallyHidden>
        {unread > 0 && (
          <span data-count="" aria-hidden>
            <Badge tone="negative">{badgeText(unread)}</Badge>
          </span>
        )}
      </Bubble>
      {(chats || !session) && <LazyPart key={session?.token} feature="chat" load={scripts} props={NOTHING} />}
    </>
  )
}
