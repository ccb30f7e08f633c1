import { useCallback, useState } from 'react'
import type { Problem } from '../../site/problem.ts'
import type { CustomerService } from '../../site/site.ts'
import { createLineFinder, type LineEnv } from './model/findLine.ts'
import type { FindLine } from './useLineSearch.ts'

interface Options {
  /** This line itself is of no use. */
  readonly elsewhere: boolean
  /** Takes what of the configuration was left out. */
  readonly report?: ((problem: Problem) => void) | undefined
}

/** What a notice needs of the configuration: a search for {@link FindLine}, and who helps once that is known. */
export function useLines(
  env: LineEnv,
  { elsewhere, report }: Options,
): { readonly findLine: FindLine; readonly customerService: readonly CustomerService[] } {
  const [customerService, setCustomerService] = useState<readonly CustomerService[]>([])
  const findLine = useCallback(
    (signal: AbortSignal) =>
      createLineFinder(env).search(signal, {
        elsewhere,
        onRoute: (route) => {
          setCustomerService(route.customerService)
          for (const problem of route.problems) report?.(problem)
        },
      }),
    [env, elsewhere, report],
  )
  return { findLine, customerService }
}
