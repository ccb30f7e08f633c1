import { type MemberType, memberKind } from '../../../session/memberKind.ts'

/**
 * Whether a change of language is sent to the back office: for members, not for type 4 (docs/conformance.md § 2.3, § 2.6).
 */
export function tellsServer(session: { readonly type: MemberType | null } | undefined): boolean {
  return session !== undefined && memberKind(session.type) !== 'silent'
}
