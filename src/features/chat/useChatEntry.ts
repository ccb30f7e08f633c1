import { useTranslation } from 'react-i18next'
import { usePlanned } from '../../registry/PlanContext.ts'
import { useSession } from '../../session/useSession.ts'
import { useMemberInfo } from '../shared/useMemberInfo.ts'
import { countsUnread } from './model/launch.ts'
import { type Chat, useChat } from './useChat.ts'
import { useUnread } from './useUnread.ts'

/** What a button of the live chat shows and does. */
export interface ChatEntry extends Chat {
  /** Its accessible name. */
  readonly name: string
  readonly unread: number
  /** For whom the vendor's scripts are loaded; undefined: for nobody. Another value: another visitor. */
  readonly scriptsFor: string | undefined
}

export function useChatEntry(): ChatEntry {
  const { t } = useTranslation('shell')
  const { member } = usePlanned().facts
  const session = useSession((state) => (state.status === 'member' ? state.session : undefined))
  const info = useMemberInfo()
  // A registration returns no member type: nothing is requested until the type is known.
  const known = info?.type ?? session?.type ?? (info && member?.type)
  const chats = member !== undefined && countsUnread(known)
  const unread = useUnread(chats)
  const chat = useChat(member && (known ?? member.type))
  const name = unread > 0 ? `${t('live_chat')}, ${t('unread_messages', { count: unread })}` : t('live_chat')
  return { ...chat, name, unread, scriptsFor: chats || !session ? (session?.token ?? '') : undefined }
}
