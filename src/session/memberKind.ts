/** Member types of the platform (docs/conformance.md § 1.3, § 1.6, § 2.3). */
export const MEMBER_TYPES = [-1, 0, 1, 2, 4] as const
export type MemberType = (typeof MEMBER_TYPES)[number]

/** The effect of a member type on what is shown: `silent` members have no chat and no language sync. */
export type MemberKind = 'none' | 'regular' | 'agent' | 'silent'

/** A member type as sent (a number, or a number in a string); anything else is `null`. */
export function readMemberType(value: unknown): MemberType | null {
  if (typeof value === 'string' && /^-?\d$/.test(value)) return readMemberType(Number(value))
  return MEMBER_TYPES.find((type) => type === value) ?? null
}

/** −1 unauthenticated; 0 regular; 1 and 2 regular and agent; 4 without chat; any other type has no privileges. */
export function memberKind(type: unknown): MemberKind {
  switch (type) {
    case 0:
      return 'regular'
    case 1:
    case 2:
      return 'agent'
    case 4:
      return 'silent'
    default:
      return 'none'
  }
}
