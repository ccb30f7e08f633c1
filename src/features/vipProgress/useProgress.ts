import type { Loadable } from '../../layouts/parts.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { loadableOf } from '../shared/loadable.ts'
import { useMemberInfo } from '../shared/useMemberInfo.ts'
import { useUsable } from '../shared/useUsable.ts'
import { progressQuery } from './api.ts'
import { type Progress, progressOf } from './model/progress.ts'

/** Members who have VIP levels (docs/conformance.md § 2.3). */
const TYPES: readonly (number | undefined)[] = [0, 1, 2]

/** The member's VIP progress. Empty, without a request, for members without levels. */
export function useProgress(): Loadable<Progress> {
  const enabled = TYPES.includes(usePlanned().facts.member?.type)
  const ownLabel = useMemberInfo()?.clubLabel?.labelName ?? undefined
  const asked = useUsable(progressQuery(), { enabled })
  if (!enabled) return { state: 'empty' }
  return loadableOf(asked, ({ value }) => progressOf(value, ownLabel))
}
