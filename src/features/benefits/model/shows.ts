import type { MemberInfo } from '../../../session/member.ts'

export const BENEFITS_PATH = '/m/member/benefits'

/** A label of type AUTO shows the VIP benefits (docs/conformance.md § 2.3). */
export const showsBenefits = (info: Pick<MemberInfo, 'clubLabel'> | null | undefined): boolean =>
  info?.clubLabel?.type?.trim().toUpperCase() === 'AUTO'
