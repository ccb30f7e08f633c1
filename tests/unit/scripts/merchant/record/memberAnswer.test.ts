import { describe, expect, it } from 'vitest'
import { memberAnswer } from '../../../../../scripts/merchant/record/memberAnswer.ts'

describe('what a member was answered', () => {
  it('keeps what the contract knows, and nothing that a back office adds', () => {
    const sent = {
      accounts: [{ id: 1, bankName: 'Banco', motherName: 'Ana', note: 'x' }],
      min: 10,
      session: { a: 1 },
    }
    expect(memberAnswer(sent)).toEqual({ accounts: [{ id: 1, bankName: 'Banco' }], min: 10 })
  })

  it('keeps of a link the host alone, since each part of a chat’s address may be the member’s', () => {
    expect(memberAnswer({ chatUrl: 'https://chat.example/room/mariana/77?x=1#y' })).toEqual({
      chatUrl: 'https://chat.example/',
    })
    expect(memberAnswer({ chatUrl: '/support/chat/room/9?b2c=1' })).toEqual({ chatUrl: '/' })
    expect(memberAnswer({ link: 'https://play.example/?r=MARIANA' })).toEqual({
      link: 'https://play.example/',
    })
  })

  it('does not follow what is nested without end', () => {
    let deep: unknown = 'x'
    for (let depth = 0; depth < 5000; depth += 1) deep = { items: deep }
    expect(() => memberAnswer(deep)).not.toThrow()
  })
})
