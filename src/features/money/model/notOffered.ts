import { ApiError } from '../../../api/error.ts'

/** What a back office without a call answers: nothing of that name, not in that way, or not built. */
const STATUS: readonly (number | undefined)[] = [404, 405, 410, 501]
/** A gateway of the platform's own says it in an envelope. */
const CODES: readonly (string | undefined)[] = ['call.unknown', 'function.not.enabled']

/** Whether a call failed because this back office does not have it: asking again is of no use, people are. */
export const isNotOffered = (error: unknown): boolean =>
  error instanceof ApiError && (STATUS.includes(error.status) || CODES.includes(error.code))
