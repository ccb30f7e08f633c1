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

/** A fault of a path for the next `times` calls. */
export type Fault = {
  /** Only calls of this merchant; all if absent. */
  merchant?: string
  /** `*` matches anything, slashes included. */
  path: string
  matches: (path: string) => boolean
  times: number
  kind: FaultKind
  status: number
  delayMs: number
  code: string
  message: string
  /** The value that the kind `shape` returns. */
  value: unknown
}

/**
 * Whether a path matches a glob: `*` matches anything; a glob without a leading slash is below /wps/.
 * Searches each part once, from left to right, so that many stars cannot make it slow.
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

/** Returns the fault of this call and counts it. */
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
