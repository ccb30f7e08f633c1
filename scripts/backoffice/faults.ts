import type { Place } from './place.ts'

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
  matches: RegExp
  times: number
  kind: FaultKind
  status: number
  delayMs: number
  code: string
  message: string
  /** What kind `shape` puts in the place of the value. */
  value: unknown
}

/** A glob as a pattern; a path that does not start with a slash is one under /wps/. */
export const globPattern = (glob: string): RegExp => {
  const path = glob.startsWith('/') || glob.startsWith('*') ? glob : `/wps/${glob}`
  return new RegExp(
    `^${path
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  )
}

/** Takes the fault that strikes this call, counting it off. */
export const takeFault = (place: Place, path: string): Fault | undefined => {
  const { world, merchant } = place
  if (world.faults.length === 0) return undefined
  const fault = world.faults.find(
    (candidate) =>
      (!candidate.merchant || candidate.merchant === merchant?.code) && candidate.matches.test(path),
  )
  if (!fault) return undefined
  fault.times -= 1
  if (fault.times <= 0) world.faults = world.faults.filter((other) => other !== fault)
  return fault
}
