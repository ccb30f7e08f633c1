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
 * What the back office says about the member: asked once for all features; each part that does not read is null, and all
 * of it where nothing was said. What is no member info at all is a failure of kind `shape`.
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
