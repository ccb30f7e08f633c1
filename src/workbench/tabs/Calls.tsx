import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '../call.ts'
import type { CallLine, ReportLine } from '../model/wire.ts'
import { Reports } from '../parts/Reports.tsx'
import { SearchField } from '../parts/SearchField.tsx'
import { attempt, useStore, worldOf } from '../store.ts'
import { labels } from '../texts.ts'

/** Interval of requests for new entries of the log, ms. */
const EVERY_MS = 1000
/** Number of lines on the page. */
const MOST_LINES = 300

interface Fault {
  readonly path: string
  readonly kind: string
}

interface Log {
  readonly calls: readonly CallLine[]
  readonly faults: readonly Fault[]
  readonly reports: readonly ReportLine[]
}

type Kind = keyof typeof labels.calls.kinds
const KINDS = Object.entries(labels.calls.kinds)
const NONE = 'none'

/** The calls of the inspected phone: decrypted, secrets masked. */
export function Calls() {
  const slot = useStore((state) => state.placed[state.active]?.slot)
  const [lines, setLines] = useState<readonly CallLine[]>([])
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [reports, setReports] = useState<readonly ReportLine[]>([])
  const [wanted, setWanted] = useState('')

  useEffect(() => {
    if (slot === undefined) return
    let left = false
    let since = 0
    setLines([])
    setReports([])
    const ask = () =>
      attempt(async () => {
        const log = await call<Log>('log', {
          world: worldOf(slot),
          since,
        })
        if (left) return
        setFaults(log.faults)
        setReports(log.reports)
        // Calls that are still running are requested again until they have a response.
        const running = log.calls.find(({ status, fault }) => status === 0 && !fault)
        const newest = log.calls.at(-1)?.id ?? since
        since = running ? Math.min(newest, running.id - 1) : newest
        if (log.calls.length === 0) return
        const first = log.calls[0]?.id ?? 0
        setLines((known) =>
          [...log.calls.toReversed(), ...known.filter(({ id }) => id < first)].slice(0, MOST_LINES),
        )
      })
    void ask()
    const timer = setInterval(() => void ask(), EVERY_MS)
    return () => {
      left = true
      clearInterval(timer)
    }
  }, [slot])

  const putFault = (path: string, kind: string) =>
    attempt(async () => {
      if (slot === undefined) return
      const fault = kind === NONE ? { path, times: 0 } : { path, kind, times: -1 }
      setFaults(await call<Fault[]>('fault', { world: worldOf(slot), fault }))
    })

  const shown = lines.filter(({ path }) => path.toLowerCase().includes(wanted.toLowerCase()))
  return (
    <div className="stack">
      <SearchField label={labels.calls.search} value={wanted} onChange={setWanted} />
      {faults.length > 0 && (
        <section className="faults" aria-label={labels.calls.faults}>
          <h3>{labels.calls.faults}</h3>
          <ul>
            {faults.map(({ path, kind }) => (
              <li key={path} className="row">
                <code>{path}</code> {labels.calls.kinds[isKind(kind) ? kind : 'status']}
                <button
                  type="button"
                  className="icon push"
                  aria-label={labels.calls.clear(path)}
                  onClick={() => void putFault(path, NONE)}
                >
                  <X size={15} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Reports reports={reports} />
      {shown.length === 0 && <p className="empty">{labels.calls.empty}</p>}
      <ol className="calls" aria-label={labels.calls.label}>
        {shown.map((line) => (
          <Line
            key={line.id}
            line={line}
            fault={faults.find(({ path }) => path === line.path)?.kind ?? NONE}
            onFault={(kind) => void putFault(line.path, kind)}
          />
        ))}
      </ol>
    </div>
  )
}

const isKind = (kind: string): kind is Kind => kind in labels.calls.kinds

interface LineProps {
  readonly line: CallLine
  readonly fault: string
  readonly onFault: (kind: string) => void
}

function Line({ line, fault, onFault }: LineProps) {
  const isWrong =
    line.status === 0 || line.status >= 400 || Boolean(line.errorCode) || line.violations.length > 0
  const { path, method, status, ms, errorCode, violations, query, headers, body } = line
  return (
    <li>
      <details>
        <summary>
          <span className={`status ${isWrong ? 'error' : 'well'}`}>{status || '…'}</span>
          <span className="path">
            {method === 'GET' ? '' : `${method} `}
            {path.replace(/^\/wps\//, '')}
          </span>
          <span className="ms">{errorCode ?? line.fault ?? `${Math.round(ms)} ms`}</span>
        </summary>
        <h4>{labels.calls.request}</h4>
        <pre>{JSON.stringify({ path, query, headers: headers.values, body }, null, 2)}</pre>
        {violations.length > 0 && (
          <p className="refused">
            {labels.calls.violations}: {violations.join('; ')}
          </p>
        )}
      </details>
      <select
        aria-label={labels.calls.faultOn(path)}
        className="small"
        value={fault}
        onChange={({ target }) => onFault(target.value)}
      >
        <option value={NONE}>{labels.calls.noFault}</option>
        {KINDS.map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </select>
    </li>
  )
}
