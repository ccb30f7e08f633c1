import { useEffect, useRef } from 'react'
import type { Finding } from '../model/wire.ts'
import { say } from '../store.ts'
import { words } from '../words.ts'

const keyOf = ({ code, file, pointer, means }: Finding): string => `${code} ${file} ${pointer} ${means}`

interface Props {
  /** Undefined: not known yet. */
  readonly findings: readonly Finding[] | undefined
  readonly isDraft: boolean
}

const NONE_YET: readonly Finding[] = []

/** What check says of the merchant as it would be; what is new is said aloud. */
export function Findings({ findings: given, isDraft }: Props) {
  const findings = given ?? NONE_YET
  const known = useRef<ReadonlySet<string> | undefined>(undefined)
  useEffect(() => {
    if (findings === NONE_YET) return
    const before = known.current
    const now = findings.map(keyOf)
    known.current = new Set(now)
    // Who changes something before the folder itself was judged hears all that is found.
    const added = findings.filter((finding) => (before ? !before.has(keyOf(finding)) : isDraft))
    if (added.length > 0)
      say(`${words.findings.newOnes(added.length)} ${added.map(({ means }) => means).join(' ')}`)
  }, [findings, isDraft])
  const of = (wanted: Finding['severity']) => findings.filter(({ severity }) => severity === wanted).length
  return (
    <details className="findings" open={of('error') > 0}>
      <summary>
        {words.findings.title}
        {isDraft && <span className="muted"> {words.findings.draft}</span>}
        {given && (
          <span className={`verdict ${of('error') ? 'error' : of('warning') ? 'warning' : 'well'}`}>
            {words.findings.summary(of('error'), of('warning'))}
          </span>
        )}
      </summary>
      {given?.length === 0 && <p>{words.findings.none}</p>}
      <ul>
        {findings.map((finding) => (
          <li key={keyOf(finding)} className={finding.severity}>
            <p>
              <b>{words.findings.severity[finding.severity]}</b> <code>{finding.code}</code>{' '}
              <code className="place">
                {words.findings.place(finding.file, finding.line, finding.column)}
                {finding.pointer && ` ${finding.pointer}`}
              </code>
            </p>
            <p>{finding.means}</p>
            <p className="muted">
              {words.findings.mend} {finding.mend}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}
