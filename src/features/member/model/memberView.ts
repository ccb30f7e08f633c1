import type { MemberHomeView } from '../../../layouts/parts.ts'
import type { SessionInfo } from '../../../session/codec.ts'
import type { MemberInfo } from '../../../session/member.ts'
import { memberKind } from '../../../session/memberKind.ts'
import type { Formats } from '../../shared/useFormats.ts'

type Ready = Extract<MemberHomeView['member'], { readonly state: 'ready' }>['value']

/** The name to show: from the latest member info, else from the login. */
export const nameOf = (info: MemberInfo | null | undefined, session: SessionInfo | undefined): string =>
  info?.userName ?? info?.account ?? session?.userName ?? ''

/** The balance in the member's currency, else in the site's; undefined where none was sent. */
export function balanceOf(
  info: MemberInfo | null | undefined,
  siteCurrency: string,
  money: Formats['money'],
): string | undefined {
  if (!info || info.balance === null) return undefined
  return money(info.balance, info.currency?.trim() || siteCurrency)
}

export interface Manner {
  readonly currency: string
  readonly formats: Formats
  /** Puts a date into its sentence. */
  readonly since: (date: string) => string
}

/** The view of the member centre for a layout. If the answer is empty, it uses the session's data. */
export function memberView(
  info: MemberInfo | null,
  session: SessionInfo | undefined,
  { currency, formats, since }: Manner,
): Ready {
  const date = typeof info?.regDate === 'number' ? formats.moment(info.regDate, 'date') : ''
  return {
    userName: nameOf(info, session),
    agent: memberKind(info?.type ?? session?.type) === 'agent',
    vipLabel: info?.clubLabel?.labelName ?? undefined,
    balance: balanceOf(info, currency, formats.money),
    memberSince: date === '' ? undefined : since(date),
  }
}
