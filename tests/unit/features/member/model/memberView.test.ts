import { describe, expect, it } from 'vitest'
import {
  balanceOf,
  type Manner,
  memberView,
  nameOf,
} from '../../../../../src/features/member/model/memberView.ts'
import type { Formats } from '../../../../../src/features/shared/useFormats.ts'
import { formatDateTime, formatMoney } from '../../../../../src/i18n/format.ts'
import type { SessionInfo } from '../../../../../src/session/codec.ts'
import { type MemberInfo, readMemberInfo } from '../../../../../src/session/member.ts'

const session: SessionInfo = {
  id: '1',
  token: 'token-1',
  merchantCode: 'demo',
  userName: 'player',
  type: null,
  firstTimeLogin: false,
  customerId: '1',
}
const formats: Formats = {
  money: (amount, currency) => formatMoney(amount, currency),
  moneyLocale: () => 'zh',
  moment: (instant, style) => formatDateTime(instant, 'EN', { ...(style && { style }) }),
  near: () => undefined,
  due: () => '',
}
const manner: Manner = { currency: 'BRL', formats, since: (date) => `Member since ${date}` }

function infoOf(sent: object): MemberInfo {
  const info = readMemberInfo(sent)
  if (!info) throw new Error('no member info')
  return info
}

describe('the member centre', () => {
  it('shows the member as the back office describes one', () => {
    const info = infoOf({
      type: 1,
      userName: 'agent',
      regDate: Date.UTC(2025, 2, 14, 12),
      clubLabel: { labelName: 'Gold' },
      balance: '18340.75',
      currency: 'VND',
    })
    expect(memberView(info, session, manner)).toEqual({
      userName: 'agent',
      agent: true,
      vipLabel: 'Gold',
      balance: balanceOf(info, 'BRL', formats.money),
      memberSince: 'Member since Mar 14, 2025',
    })
  })

  it('leaves out what was not sent, and names the member by what the session knows', () => {
    for (const info of [
      null,
      infoOf({}),
      infoOf({ type: 'x', regDate: 'soon', balance: null, clubLabel: [] }),
    ]) {
      expect(memberView(info, session, manner)).toEqual({
        userName: 'player',
        agent: false,
        vipLabel: undefined,
        balance: undefined,
        memberSince: undefined,
      })
    }
  })

  it('shows a balance of nothing as nothing, not as absent', () => {
    expect(balanceOf(infoOf({ balance: 0 }), 'BRL', formats.money)).toMatch(/0,00/)
  })

  it('shows the balance in the member’s currency, else in the site’s', () => {
    expect(balanceOf(infoOf({ balance: '1520.50', currency: 'BRL' }), 'VND', formats.money)).toMatch(
      /R\$\s1\.520,50/,
    )
    expect(balanceOf(infoOf({ balance: '1520.50', currency: ' ' }), 'BRL', formats.money)).toMatch(
      /R\$\s1\.520,50/,
    )
    expect(balanceOf(infoOf({ balance: '1520.50' }), 'TLB', formats.money)).toMatch(/1,520\.50/)
    expect(balanceOf(undefined, 'BRL', formats.money)).toBeUndefined()
  })

  it('has a name as soon as anybody said one', () => {
    expect(nameOf(infoOf({ account: 'acc' }), session)).toBe('acc')
    expect(nameOf(undefined, session)).toBe('player')
    expect(nameOf(undefined, undefined)).toBe('')
  })
})
