import { type Answer, fail, ok, okStable } from '../answer.ts'
import { type Call, type CallTable, fixture, flagIsOnForSome } from '../call.ts'
import { at, isRecord, text } from '../json.ts'

const withoutChat = 4

/** The failure of a chat call for members without chat (docs/conformance.md § 1.6). */
const chatRefusal = async (call: Call): Promise<Answer | undefined> => {
  if (!(await flagIsOnForSome(call, 'CBS3'))) return fail('function.not.enabled', 'Chat is not offered.')
  return call.member?.type === withoutChat ? fail('no.permissions', 'no permissions') : undefined
}

const chatQueries = ['b2c', 'title', 'backUrl', 'language', 'headerColor']

const launchChat = async (call: Call): Promise<Answer> => {
  const refusal = await chatRefusal(call)
  if (refusal) return refusal
  const given = text(at(await fixture(call), 'chatUrl')) || '/games/chat'
  const url = URL.parse(given, call.origin)
  if (!url) return ok({ chatUrl: given })
  for (const name of chatQueries) {
    const value = call.query.get(name)
    if (value !== null) url.searchParams.set(name, value)
  }
  return ok({ chatUrl: url.href })
}

const unread = async (call: Call): Promise<Answer> =>
  (await chatRefusal(call)) ?? okStable((await fixture(call)) ?? { unReadCount: 0 })

const pushEntry = (call: Call, token: string) => {
  const entry = call.merchantState.pushTokens.get(token) ?? { memberId: '', topics: new Set<string>() }
  if (call.member) entry.memberId = String(call.member.id)
  call.merchantState.pushTokens.set(token, entry)
  return entry
}

const withToken =
  (field: string, act: (call: Call, token: string) => void) =>
  (call: Call): Answer => {
    const token = text(call.body[field]) || (call.query.get(field) ?? '')
    if (token === '') return fail('push.token.missing', 'A push token is needed.')
    act(call, token)
    return ok()
  }

/** Whether an entry has no such list, or the list contains the value. */
const allows = (entry: unknown, member: string, wanted: string | null): boolean => {
  const own = at(entry, member)
  if (wanted === null || wanted === '' || own === undefined || own === null) return true
  const wantedOnes = wanted.split(',')
  return (Array.isArray(own) ? own : [own]).some((value) => wantedOnes.includes(text(value)))
}

const announcements = async (call: Call): Promise<Answer> => {
  const value = await fixture(call)
  if (!isRecord(value) || !Array.isArray(value.announcements)) return ok(value ?? { announcements: [] })
  const category = call.query.get('category') ?? ''
  const chosen = value.announcements.filter(
    (entry) =>
      text(at(entry, 'category')) === category &&
      allows(entry, 'type', call.query.get('types')) &&
      allows(entry, 'platform', call.query.get('platform')),
  )
  return ok({ ...value, announcements: chosen })
}

/** docs/contract.md. */
export const messagingCalls: CallTable = {
  'GET /wps/relay/CBS_launchChat': { session: true, answers: 'chat-launch', handle: launchChat },
  'GET /wps/relay/CBS_unreadCount': { session: true, answers: 'unread-count', handle: unread },
  'GET /wps/relay/WPSCORE_getCustomerServiceScript': {
    answers: 'customer-service-script',
    handle: async (call) => okStable((await fixture(call)) ?? { scripts: '' }),
  },
  'GET /wps/relay/MCSFE_getListAnnouncements': { answers: 'announcements', handle: announcements },
  'POST /wps/relay/CSP_fcmBind': {
    session: true,
    takes: 'fcm-request',
    handle: withToken('registrationToken', (call, token) => void pushEntry(call, token)),
  },
  'POST /wps/relay/CSP_fcmSubscribe': {
    session: true,
    takes: 'fcm-request',
    handle: withToken(
      'registrationToken',
      (call, token) => void pushEntry(call, token).topics.add(text(call.body.topic)),
    ),
  },
  // Sent after the session has ended, so it needs none; the same holds for deleting the push token.
  'POST /wps/relay/CSP_fcmUnsubscribe': {
    takes: 'fcm-request',
    handle: withToken('registrationToken', (call, token) =>
      call.merchantState.pushTokens.get(token)?.topics.clear(),
    ),
  },
  'POST /wps/member/pushToken': {
    session: true,
    takes: 'push-token-request',
    handle: withToken('token', (call, token) => void pushEntry(call, token)),
  },
  'DELETE /wps/member/pushToken': {
    takes: 'push-token-request',
    handle: withToken('token', (call, token) => void call.merchantState.pushTokens.delete(token)),
  },
}
