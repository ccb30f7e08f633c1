import type { Call } from './call.ts'
import type { MerchantState } from './world.ts'

/** What a member has been given in this world. */
export type Given = {
  /** Kind and id of what was claimed, and the id of the request that did. */
  readonly claimed: Map<string, string>
  readonly orders: { readonly id: string; readonly itemId: string; readonly request: string }[]
  /** Points that were spent. */
  spent: number
}

const given = new WeakMap<MerchantState, Map<string, Given>>()

/** What the call's member has been given. */
export const givenTo = ({ merchantState, member }: Pick<Call, 'merchantState' | 'member'>): Given => {
  const all = given.get(merchantState) ?? new Map<string, Given>()
  given.set(merchantState, all)
  const id = String(member?.id)
  const known = all.get(id) ?? { claimed: new Map(), orders: [], spent: 0 }
  all.set(id, known)
  return known
}
