import { memberInfoCall } from '../features/shared/memberInfo.ts'
import type { AppContext } from '../registry/AppContext.ts'
import { type SessionInfo, unknownSession } from '../session/codec.ts'
import { type MemberInfo, readMemberInfo } from '../session/member.ts'
import { toLearn } from '../session/toLearn.ts'
import { type NoticeStore, postNotice } from './notices.ts'

interface Env extends Pick<AppContext, 'client' | 'session' | 'i18n'> {
  readonly notices: NoticeStore
}

/** A name isolated for bidirectional text, also in a right-to-left sentence (Unicode, UAX #9). */
const isolated = (name: string): string => `\u2068${name}\u2069`

/**
 * A link contained another account's token while a member is logged in: asks which account to use, with both names. Without an
 * answer nothing changes, nor if the back office refuses the token or does not answer. A newer token of the same member is used
 * without a question.
 */
export async function askAccount({ client, session, notices, i18n }: Env, token: string): Promise<void> {
  const sent = await client.send(memberInfoCall, { token, alert: false }).catch(() => null)
  const info = readMemberInfo(sent)
  const current = session.current()
  if (!info || !current) return
  const other = sessionOf(info, token, session.merchant)
  const change = () => session.dispatch({ type: 'adopted', session: other })
  if (isSame(current, other)) {
    change()
    return
  }
  // Without a name the player could not choose between the accounts.
  if (nameOf(other) === '') return
  const { t } = i18n.instance
  const names = { current: isolated(nameOf(current)), other: isolated(nameOf(other)) }
  postNotice(notices, {
    id: 'anotherAccount',
    title: t('another_account'),
    text: t('another_account_desc', names),
    confirm: t('stay_with', { name: names.current }),
    cancel: t('switch_to', { name: names.other }),
    onCancel: change,
  })
}

function sessionOf(info: MemberInfo, token: string, merchant: string): SessionInfo {
  const unknown = unknownSession(token, merchant)
  return { ...unknown, ...toLearn(info, unknown), userName: info.userName ?? info.account }
}

const isSame = (one: SessionInfo, other: SessionInfo): boolean =>
  one.id !== null && other.id !== null
    ? one.id === other.id
    : nameOf(one) !== '' && nameOf(one) === nameOf(other)

const nameOf = ({ userName, id }: SessionInfo): string => userName ?? id ?? ''
