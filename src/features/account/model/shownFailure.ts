import type { Failure } from './failure.ts'
import { fieldsOf, type LoginField, type LoginFields } from './loginEntry.ts'

/** The field of the form that a failure is about; undefined where the form that is showing has no such field. Pure. */
export function fieldAtFault(
  failure: Failure | undefined,
  shown: Pick<LoginFields, 'way' | 'proof'>,
): LoginField | undefined {
  const named = failure?.field === 'username' && shown.way === 'mobile' ? 'mobileNum' : failure?.field
  return fieldsOf(shown).find((field) => field === named)
}
