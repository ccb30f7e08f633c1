// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.
import type { Case } from '../types.ts'

/** True when the value fits schemas/; otherwise `errors` holds the first thing wrong, as a JSON pointer. */
declare const validate: {
  (data: unknown): data is Case
  errors?: null | { instancePath: string; keyword: string; params: Record<string, unknown> }[]
}
export default validate
