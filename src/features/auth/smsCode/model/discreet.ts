import { ApiError } from '../../../../api/error.ts'

/** Codes with which a back office says that nobody has this name, number or address. */
const NOBODY =
  /not[._-]?(?:exist|found|registered)|no[._-]?such|unknown[._-]?(?:user|customer|member|account)/i

/** Whether a failure would say that there is no such account. */
export const tellsOfNobody = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'business' && NOBODY.test(error.code ?? '')

/**
 * What a call that sends a code answers to somebody who must not learn whether there is such an account: as if one had been
 * sent. Any other failure stays what it is.
 */
export const asIfSent = (answer: Promise<unknown>): Promise<unknown> =>
  answer.catch((error: unknown) => {
    if (!tellsOfNobody(error)) throw error
    return {}
  })
