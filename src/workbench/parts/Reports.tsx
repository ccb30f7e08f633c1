import type { ReportLine } from '../model/wire.ts'
import { openReported } from '../openReported.ts'
import { attempt } from '../store.ts'
import { labels } from '../texts.ts'

const titleOf = (count: number): string => `Reports of the pages (${count})`

/** The reports that a phone's pages have sent to the back office, where it configures an address for reports. */
export function Reports({ reports }: { readonly reports: readonly ReportLine[] }) {
  if (reports.length === 0) return null
  return (
    <details>
      <summary>{titleOf(reports.length)}</summary>
      <ul aria-label={titleOf(reports.length)}>
        {reports.map((report) => (
          <li key={report.id}>
            <b>{report.type}</b> {report.name} <span className="muted">{report.screen}</span>
            {report.value !== undefined && ` ${report.value}`}
            <button
              type="button"
              className="quiet small push"
              aria-label={labels.cases.openLabel(`${report.type} ${report.name}`)}
              onClick={() => void attempt(() => openReported(JSON.stringify(report.sent)))}
            >
              {labels.cases.show}
            </button>
            {report.message !== '' && <p>{report.message}</p>}
            {report.stack.length > 0 && <pre>{report.stack.join('\n')}</pre>}
          </li>
        ))}
      </ul>
    </details>
  )
}
