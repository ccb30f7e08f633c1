import { ApiError } from '../../../api/error.ts'
import type { AppContext } from '../../../registry/AppContext.ts'
import { readFlags, type SecondFactorFlags } from './model/flags.ts'
import type { Credentials } from './model/methods.ts'

export type { Credentials }
export { readFlags, type SecondFactorFlags }

/** § 1.8: a login that failed with this opens the second-factor modal. */
const VERIFY_REQUIRED = 'login_verify_required'

/** Which second factors a failed login allows; undefined: it failed for another reason. */
export const factorFlags = (error: unknown): SecondFactorFlags | undefined =>
  error instanceof ApiError && error.code === VERIFY_REQUIRED ? readFlags(error.value) : undefined

export interface Question {
  readonly flags: SecondFactorFlags
  /** As the login was sent. */
  readonly credentials: Credentials
  /** Aborted: nobody waits for the answer any more; the modal closes, and the promise resolves to null. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Opens the second-factor modal (docs/conformance.md § 1.4). Resolves with the login answer as the call answered it, unchecked;
 * with null when the player cancels, or when another question takes its place. The credentials are held until then, not
 * longer.
 *
 * @throws ApiError of kind `network` where the modal itself cannot be downloaded
 */
export async function askSecondFactor(
  app: Pick<AppContext, 'client' | 'overlays'>,
  question: Question,
): Promise<unknown> {
  const { signal } = question
  const [{ openFactor }] = await Promise.all([
    import('./openFactor.ts'),
    import('./SecondFactorModal.tsx'),
  ]).catch((cause: unknown) => {
    throw new ApiError('network', 'the second-factor modal could not be downloaded', { cause })
  })
  return signal?.aborted ? null : openFactor(app, question)
}
