/** The counters, in the order of output. */
const COUNTERS = {
  edge_documents_total: 'Documents answered, by what they were',
  edge_upstream_errors_total: 'Requests for a site that the platform did not answer well',
  edge_upstream_requests_total: 'Requests for a site that were sent to the platform',
  edge_site_problems_total: 'Problems in what the platform sent of sites, by code',
  edge_proxied_total: 'Requests passed on to the platform, by class of the answer',
  edge_purges_total: 'Purges, by result',
} as const

export type Counter = keyof typeof COUNTERS

export interface Metrics {
  count(counter: Counter, label?: string, by?: number): void
  /** Prometheus' text format, with the current values of `gauges`. */
  text(gauges: Readonly<Record<string, { readonly help: string; readonly value: number }>>): string
}

const LABELS: Readonly<Record<Counter, string>> = {
  edge_documents_total: 'kind',
  edge_upstream_errors_total: 'reason',
  edge_upstream_requests_total: 'call',
  edge_site_problems_total: 'code',
  edge_proxied_total: 'class',
  edge_purges_total: 'result',
}

/** Counters for `/metrics` (https://prometheus.io/docs/instrumenting/exposition_formats/). Labels never contain a visitor's data. */
export function createMetrics(): Metrics {
  const counts = new Map<Counter, Map<string, number>>()
  return {
    count(counter, label = 'all', by = 1) {
      const labels = counts.get(counter) ?? new Map<string, number>()
      counts.set(counter, labels.set(label, (labels.get(label) ?? 0) + by))
    },
    text(gauges) {
      const counters = Object.entries(COUNTERS).flatMap(([name, help]) => [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} counter`,
        ...[...counts].flatMap(([counter, labels]) =>
          counter === name
            ? [...labels].map(([label, value]) => `${name}{${LABELS[counter]}="${label}"} ${value}`)
            : [],
        ),
      ])
      const measured = Object.entries(gauges).flatMap(([name, { help, value }]) => [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} gauge`,
        `${name} ${value}`,
      ])
      return `${[...counters, ...measured].join('\n')}\n`
    },
  }
}
