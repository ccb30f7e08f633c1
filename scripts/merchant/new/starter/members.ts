import type { Order } from '../order.ts'
import { LABELS } from './money.ts'

const PASSWORD = 'Player!2026'

/** Members of a new merchant: one of each kind that sees different features. */
export function membersOf({ language, currency }: Pick<Order, 'language' | 'currency'>): object {
  const [bronze, silver] = LABELS
  const member = (number: number, userName: string, type: number, note: string, more: object = {}) => ({
    userName,
    password: PASSWORD,
    id: String(90001000 + number),
    type,
    regDate: '2026-01-01T00:00:00Z',
    language,
    clubLabel: { ...bronze, type: 'AUTO' },
    balance: '100.00',
    currency,
    note,
    ...more,
  })
  return {
    members: [
      member(1, 'player', 0, 'a regular member', { clubLabel: { ...silver, type: 'AUTO' } }),
      member(2, 'newbie', 0, 'a new member on the first login', { firstTimeLogin: true, balance: '0.00' }),
      member(3, 'agent', 1, 'an agent, with links of their own'),
      member(4, 'special', 4, 'a member of type 4: no chat, no VIP progress'),
    ],
  }
}
