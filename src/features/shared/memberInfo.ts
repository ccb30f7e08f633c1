import { queryOptions } from '@tanstack/react-query'
import { defineCall } from '../../api/call.ts'
import { clientOf } from '../../api/query.ts'
import { type MemberInfo, readMemberInfo } from '../../session/member.ts'
import { unusable } from './usable.ts'

export const memberInfoCall = defineCall<undefined, undefined, unknown>({
  name: 'memberInfo',
  method: 'GET',
  path: '/wps/member/info',
  auth: 'required',
})

/**
 * The member info query, shared by all features. Invalid parts are null; an empty answer is null as a whole. An answer
 * that is not member info at all fails with kind `shape`.
 */
export const memberInfoQuery = () =>
  queryOptions({
    queryKey: [memberInfoCall.name, null] as const,
    queryFn: async ({ signal, meta }): Promise<MemberInfo | null> => {
      const sent = await clientOf({ meta }).send(memberInfoCall, { signal, alert: false })
      const info = readMemberInfo(sent)
      if (info === null && sent !== null) throw unusable(memberInfoCall)
      return info
    },
  })
