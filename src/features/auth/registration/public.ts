import type { AppContext } from '../../../registry/AppContext.ts'
import { autoRegisterCall } from './api.ts'
import { type AutoRegisterArguments, autoRegisterRequest } from './model/requests.ts'
import { readOrigin } from './origin.ts'

export type { AutoRegisterArguments }

/**
 * Registers a player with a third party's identity; the back office generates the username (docs/conformance.md § 2.4, § 2.7).
 * Resolves to the call's answer, which must be passed to `useCompleteSignIn`. Shows nothing by itself.
 *
 * @throws ApiError with the server's message
 */
export async function autoRegister(
  { client, siteStore, device }: AppContext,
  given: AutoRegisterArguments,
  signal?: AbortSignal,
): Promise<unknown> {
  const body = autoRegisterRequest(given, await readOrigin(device, siteStore.getState().site))
  return client.send(autoRegisterCall, { body, alert: false, ...(signal && { signal }) })
}
