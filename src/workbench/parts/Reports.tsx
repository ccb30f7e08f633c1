import type { ReportLine } from '../model/wire.ts'

const titleOf = (count: number): string => `Reports of the pages (${count})`

/** What the pages of a phone reported to the back office that names an address for reports. */
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
            {report.message !== '' && <p>{report.message}</p>}
            {report.stack.length > 0 && <pre>{report.stack.join('\n')}</pre>}
          </li>
        ))}
      </ul>
    </details>
  )
}
