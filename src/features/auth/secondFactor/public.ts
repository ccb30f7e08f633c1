import { ApiError } from '../../../api/error.ts'
import type { AppContext } from '../../../registry/AppContext.ts'
import type { FactorQuestion } from '../flow/model/confirm.ts'

/**
 * Opens the second-factor modal (docs/conformance.md § 1.4). It closes when the question ends, and it replaces a modal that is
 * already open.
 *
 * @throws ApiError of kind `network` if the modal cannot be downloaded
 */
export async function showSecondFactor(
  app: Pick<AppContext, 'overlays'>,
  question: FactorQuestion,
): Promise<void> {
  const [{ openFactor }] = await Promise.all([
    import('./openFactor.ts'),
    import('./SecondFactorModal.tsx'),
  ]).catch((cause: unknown) => {
    throw new ApiError('network', 'the second-factor modal could not be downloaded', { cause })
  })
  openFactor(app, question)
}
