import { useCallback, useState } from 'react'
import type { Problem } from '../../site/problem.ts'
import type { CustomerService } from '../../site/site.ts'
import { createEndpointFinder, type EndpointEnv } from './model/findEndpoint.ts'
import type { FindEndpoint } from './useEndpointSearch.ts'

interface Options {
  /** This line itself is of no use. */
  readonly elsewhere: boolean
  /** Takes what of the configuration was left out. */
  readonly report?: ((problem: Problem) => void) | undefined
}

/** What a notice needs of the configuration: a search for {@link FindEndpoint}, and who helps once that is known. */
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
