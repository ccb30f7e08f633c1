import { useEffect, useRef } from 'react'
import { groupFindings } from '../model/findingGroups.ts'
import type { Finding } from '../model/wire.ts'
import { say } from '../store.ts'
import { labels } from '../texts.ts'

const keyOf = ({ code, file, pointer, means }: Finding): string => `${code} ${file} ${pointer} ${means}`

interface Props {
  /** Undefined: not known yet. */
  readonly findings: readonly Finding[] | undefined
  /** False: they belong to an earlier state of the draft. */
  readonly isCurrent: boolean
  readonly isDraft: boolean
}

const NONE_YET: readonly Finding[] = []

/** The findings of check for the draft. New ones are announced. */
export function Findings({ findings: given, isCurrent, isDraft }: Props) {
  const findings = given ?? NONE_YET
  const known = useRef<ReadonlySet<string> | undefined>(undefined)
  useEffect(() => {
    if (findings === NONE_YET) return
    const before = known.current
    const now = findings.map(keyOf)
    known.current = new Set(now)
    // If the folder has not been checked before the change, all findings are announced.
    const added = findings.filter((finding) => (before ? !before.has(keyOf(finding)) : isDraft))
    const [first] = added
    if (first) say(`${labels.findings.newOnes(added.length)} ${first.means}`)
  }, [findings, isDraft])
  const of = (wanted: Finding['severity']) => findings.filter(({ severity }) => severity === wanted).length
  return (
    <details className="findings" aria-busy={!isCurrent} open={of('error') > 0}>
      <summary>
        {labels.findings.title}
        {isDraft && <span className="muted"> {labels.findings.draft}</span>}
        {!isCurrent && <span className="muted"> {labels.findings.pending}</span>}
        {given && isCurrent && (
          <span className={`verdict ${of('error') ? 'error' : of('warning') ? 'warning' : 'well'}`}>
            {labels.findings.summary(of('error'), of('warning'))}
          </span>
        )}
      </summary>
      {isCurrent && given?.length === 0 && <p>{labels.findings.none}</p>}
      <FindingList findings={findings} />
    </details>
  )
}

/** Findings by their cause, the cause first. */
export function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <ul>
      {groupFindings(findings).map(({ first, more, follows }) => {
        const consequences = follows.flatMap((group) => [group.first, ...group.more])
        return (
          <li key={keyOf(first)} className={first.severity}>
            <Said finding={first} />
            <Others label={labels.findings.more(more.length)} findings={more} />
            <Others label={labels.findings.follows(consequences.length)} findings={consequences} />
          </li>
        )
      })}
    </ul>
  )
}

/** Further findings of the kind and consequences, collapsed so that other causes stay visible. */
function Others({ label, findings }: { readonly label: string; readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  return (
    <details>
      <summary>{label}</summary>
      <ul>
        {findings.map((finding) => (
          <li key={keyOf(finding)}>
            <Said finding={finding} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Said({ finding }: { readonly finding: Finding }) {
  const { severity, code, file, line, column, pointer, means, mend } = finding
  return (
    <>
      <p>
        <b>{labels.findings.severity[severity]}</b> <code>{code}</code>{' '}
        <code className="place">
          {labels.findings.place(file, line, column)}
          {pointer && ` ${pointer}`}
        </code>
      </p>
      <p>{means}</p>
      <p className="muted">
        {labels.findings.mend} {mend}
      </p>
    </>
  )
}
