import { useCallback, useState } from 'react'
import type { Problem } from '../../site/problem.ts'
import type { CustomerService } from '../../site/site.ts'
import { createEndpointFinder, type EndpointEnv } from './model/findEndpoint.ts'
import type { FindEndpoint } from './useEndpointSearch.ts'

interface Options {
  /** The endpoint of this page is unusable. */
  readonly elsewhere: boolean
  /** Receives the problems of the configuration. */
  readonly report?: ((problem: Problem) => void) | undefined
}

/** The data of a notice: a {@link FindEndpoint}, and the customer service as soon as it is known. */
export function useEndpoints(
  env: EndpointEnv,
  { elsewhere, report }: Options,
): { readonly findEndpoint: FindEndpoint; readonly customerService: readonly CustomerService[] } {
  const [customerService, setCustomerService] = useState<readonly CustomerService[]>([])
  const findEndpoint = useCallback(
    (signal: AbortSignal) =>
      createEndpointFinder(env).search(signal, {
        elsewhere,
        onRoute: (route) => {
          setCustomerService(route.customerService)
          for (const problem of route.problems) report?.(problem)
        },
      }),
    [env, elsewhere, report],
  )
  return { findEndpoint, customerService }
}
