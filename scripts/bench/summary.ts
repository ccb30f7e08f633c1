import { median, rounded } from './median.ts'
import { COMPARED, type Metric, type Visit } from './metrics.ts'

/** Numbers below this are shown with more digits. */
const SMALL = 10

/** The medians of all metrics over several visits. */
export function middleOf(visits: readonly Visit[], metrics: readonly Metric[]): Visit {
  const entries = metrics.flatMap((name) => {
    const values = visits.flatMap((visit) => visit[name] ?? [])
    if (values.length === 0) return []
    const middle = median(values)
    return [[name, rounded(middle, Math.abs(middle) < SMALL ? 2 : 0)] as const]
  })
  return Object.fromEntries(entries)
}

/** The compared metrics as ratios to the bare page. */
export function ratiosOf(app: Visit, floor: Visit): Visit {
  const entries = COMPARED.flatMap((name) => {
    const [own, bare] = [app[name], floor[name]]
    return own !== undefined && bare ? [[name, rounded(own / bare, 2)] as const] : []
  })
  return Object.fromEntries(entries)
}
