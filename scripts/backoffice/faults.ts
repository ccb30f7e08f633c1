import type { RequestContext } from './requestContext.ts'

export const faultKinds = [
  'status',
  'delay',
  'hang',
  'stall',
  'cut',
  'html',
  'shape',
  'json',
  'empty',
  'business',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** What goes wrong on a path for the next `times` calls. */
export type Fault = {
  /** One merchant's calls alone; all when absent. */
  merchant?: string
  /** `*` stands for anything, slashes included. */
  path: string
  matches: (path: string) => boolean
  times: number
  kind: FaultKind
  status: number
  delayMs: number
  code: string
  message: string
  /** What kind `shape` puts in the place of the value. */
  value: unknown
}

/**
 * Whether a path is one of a glob's: `*` stands for anything; a glob that does not start with a slash is one under /wps/.
 * Looks for each part once, from left to right, so that stars cannot make it slow.
 */
export const globMatcher = (glob: string): ((path: string) => boolean) => {
  const whole = glob.startsWith('/') || glob.startsWith('*') ? glob : `/wps/${glob}`
  const [first = '', ...rest] = whole.split('*')
  const last = rest.pop()
  return (path) => {
    if (last === undefined) return path === first
    if (!path.startsWith(first) || path.length < first.length + last.length || !path.endsWith(last))
      return false
    let at = first.length
    for (const part of rest) {
      const found = path.indexOf(part, at)
      if (found < 0) return false
      at = found + part.length
    }
    return at <= path.length - last.length
  }
}

/** Takes the fault that strikes this call, counting it off. */
export const takeFault = (place: RequestContext, path: string): Fault | undefined => {
  const { world, merchant } = place
  if (world.faults.length === 0) return undefined
  const fault = world.faults.find(
    (candidate) => (!candidate.merchant || candidate.merchant === merchant?.code) && candidate.matches(path),
  )
  if (!fault) return undefined
  fault.times -= 1
  if (fault.times <= 0) world.faults = world.faults.filter((other) => other !== fault)
  return fault
}
