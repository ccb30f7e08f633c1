import { describe, expect, it } from 'vitest'
import type { SessionInfo } from '../../../src/session/codec.ts'
import { type MemberInfo, readMemberInfo } from '../../../src/session/member.ts'
import { toLearn } from '../../../src/session/toLearn.ts'

const session: SessionInfo = {
  id: '1',
  token: 'token-1',
  merchantCode: 'demo',
  userName: 'player',
  type: null,
  firstTimeLogin: false,
  customerId: '1',
}

function infoOf(sent: object): MemberInfo {
  const info = readMemberInfo(sent)
  if (!info) throw new Error('no member info')
  return info
}

describe('what the session learns', () => {
  it('is type and name, when they are news', () => {
    expect(toLearn(infoOf({ type: 2, userName: 'Player' }), session)).toEqual({ type: 2, userName: 'Player' })
    expect(toLearn(infoOf({ type: 2, userName: 'player' }), session)).toEqual({ type: 2 })
  })

  it('is nothing, when there is no news', () => {
    expect(toLearn(infoOf({ type: 0, userName: 'player' }), { ...session, type: 0 })).toBeUndefined()
    expect(toLearn(infoOf({}), session)).toBeUndefined()
  })
})
