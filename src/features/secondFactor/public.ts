import { ApiError } from '../../api/error.ts'
import type { SecondFactorFlags } from './model/flags.ts'

export { readFlags, type SecondFactorFlags } from './model/flags.ts'

export interface Question {
  readonly flags: SecondFactorFlags
  /** As the login was sent. */
  readonly username: string
  readonly password: string
  /** Aborted: nobody waits for the answer any more; the modal closes, and the promise resolves to null. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Opens the second-factor modal (part 1, section 4). Resolves with the login answer as the call answered it, unchecked;
 * with null when the player cancels, or when another question takes its place. The password is held until then, not
 * longer.
 *
 * @throws ApiError of kind `network` where the modal itself cannot be downloaded
 */
export async function askSecondFactor(question: Question): Promise<unknown> {
  const { signal } = question
  const [{ openFactor }] = await Promise.all([
    import('./openFactor.ts'),
    import('./SecondFactorModal.tsx'),
  ]).catch((cause: unknown) => {
    throw new ApiError('network', 'the second-factor modal could not be downloaded', { cause })
  })
  return signal?.aborted ? null : openFactor(question)
}
