import type { Call } from './call.ts'
import type { MerchantState } from './world.ts'

/** The rewards that a member has received in this world. */
export type Given = {
  /** Kind and id of a claimed reward, and the id of the request. */
  readonly claimed: Map<string, string>
  readonly orders: { readonly id: string; readonly itemId: string; readonly request: string }[]
  /** Spent points. */
  spent: number
}

const given = new WeakMap<MerchantState, Map<string, Given>>()

/** The rewards of the call's member. */
export const givenTo = ({ merchantState, member }: Pick<Call, 'merchantState' | 'member'>): Given => {
  const all = given.get(merchantState) ?? new Map<string, Given>()
  given.set(merchantState, all)
  const id = String(member?.id)
  const known = all.get(id) ?? { claimed: new Map(), orders: [], spent: 0 }
  all.set(id, known)
  return known
}
