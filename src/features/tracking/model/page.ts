import { withTracked } from '../../../ui/url/guard.ts'

/** Longer is no code and no click of anybody's. */
const LONGEST = 500

/**
 * The address of a screen as ad networks hear it: the path by which the screen is declared, never the one of the address,
 * and the tracked parameters (docs/conformance.md § 2.9).
 */
export function pageOf(declared: string, search: string, origin: string): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of [...params]) if (value.length > LONGEST) params.delete(name)
  const page = withTracked(declared.replace(/\/?\*$/, '') || '/m/home', params.toString())
  return origin + page.pathname + page.search
}
