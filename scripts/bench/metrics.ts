/**
 * Where a metric is measured: `work` with the CPU and the network as they are, `phone` and `taps` with a CPU four times
 * slowed, `phone` through a slow network too.
 */
export type Pass = 'work' | 'phone' | 'taps'

/** Every metric of a visit; `docs/performance.md` says what each means. */
export const METRICS = {
  taskMs: 'work',
  processMs: 'work',
  requests: 'work',
  scripts: 'work',
  scriptsWithWorker: 'work',
  bytes: 'work',
  nodes: 'work',
  listeners: 'work',
  idleMs: 'work',
  idleStyles: 'work',
  firstPaintMs: 'phone',
  largestPaintMs: 'phone',
  liveLargestPaintMs: 'phone',
  shift: 'phone',
  tbtMs: 'phone',
  interactiveMs: 'phone',
  inpMs: 'taps',
} as const satisfies Record<string, Pass>

export type Metric = keyof typeof METRICS
/** What one visit measured; a metric that was not asked for is missing. */
export type Visit = Readonly<Partial<Record<Metric, number>>>

/** These are there five seconds after the start; all others need the page at rest. */
const AT_ONCE: readonly Metric[] = ['taskMs', 'processMs']

/** What has to be done to get these metrics. */
export const passesOf = (metrics: readonly Metric[]): Pass[] => [
  ...new Set(metrics.map((name) => METRICS[name])),
]

/** Whether a page's rest has to be waited for. */
export const needsRest = (metrics: readonly Metric[]): boolean =>
  metrics.some((name) => METRICS[name] === 'work' && !AT_ONCE.includes(name))

/** Compared with the bare page as a ratio; counts and a page at rest are goals by themselves. */
export const COMPARED: readonly Metric[] = [
  'taskMs',
  'processMs',
  'firstPaintMs',
  'largestPaintMs',
  'liveLargestPaintMs',
  'interactiveMs',
]
