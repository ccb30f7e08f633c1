import { ApiError } from '../../../api/error.ts'

/** HTTP statuses of a back office that lacks a call: not found, wrong method, gone, not implemented. */
const STATUS: readonly (number | undefined)[] = [404, 405, 410, 501]
/** A gateway of the platform's own says it in an envelope. */
const CODES: readonly (string | undefined)[] = ['call.unknown', 'function.not.enabled']

/** Whether a call failed because this back office does not have it. Trying again does not help; support does. */
export const isNotOffered = (error: unknown): boolean =>
  error instanceof ApiError && (STATUS.includes(error.status) || CODES.includes(error.code))
