/**
 * The condition of a metric: `work` with normal CPU and network, `phone` and `taps` with a CPU slowed four times, `phone` also
 * with a slow network.
 */
export type Pass = 'work' | 'phone' | 'taps'

/** All metrics of a visit, explained in `docs/performance.md`. */
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
/** The values of one visit; metrics that were not requested are missing. */
export type Visit = Readonly<Partial<Record<Metric, number>>>

/** Metrics that are known five seconds after the start. All others need an idle page. */
const AT_ONCE: readonly Metric[] = ['taskMs', 'processMs']

/** The steps that these metrics need. */
export const passesOf = (metrics: readonly Metric[]): Pass[] => [
  ...new Set(metrics.map((name) => METRICS[name])),
]

/** Whether the page must become idle. */
export const needsRest = (metrics: readonly Metric[]): boolean =>
  metrics.some((name) => METRICS[name] === 'work' && !AT_ONCE.includes(name))

/** Metrics compared with the bare page as a ratio. Counts and idle work have absolute goals. */
export const COMPARED: readonly Metric[] = [
  'taskMs',
  'processMs',
  'firstPaintMs',
  'largestPaintMs',
  'liveLargestPaintMs',
  'interactiveMs',
]
