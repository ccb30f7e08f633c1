import { ApiError } from '../../../../api/error.ts'

/** Error codes of a back office that say that a name, number or address belongs to no account. */
const NOBODY =
  /not[._-]?(?:exist|found|registered)|no[._-]?such|unknown[._-]?(?:user|customer|member|account)/i

/** Whether a failure would reveal that there is no such account. */
export const tellsOfNobody = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'business' && NOBODY.test(error.code ?? '')

/**
 * Hides from the player whether an account exists: a failure that says there is none becomes an answer as if the code had been
 * sent. Any other failure is thrown unchanged.
 */
export const asIfSent = (answer: Promise<unknown>): Promise<unknown> =>
  answer.catch((error: unknown) => {
    if (!tellsOfNobody(error)) throw error
    return {}
  })
