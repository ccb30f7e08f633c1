import { type Call, changeMember } from '../call.ts'
import { identityOf } from '../identity.ts'
import { text } from '../json.ts'
import type { Member } from '../members.ts'

/** Binds the identity of a login to the member (docs/conformance.md § 2.2: existing account). */
export const bindIdentity = (call: Call, member: Member): void => {
  const identity = identityOf(text(call.body.firebaseIdToken))
  if (!identity || member.identities.includes(identity)) return
  changeMember(call, member, { identities: [...member.identities, identity] })
}
