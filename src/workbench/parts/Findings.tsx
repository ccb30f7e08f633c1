import { useEffect, useRef } from 'react'
import type { Finding } from '../model/wire.ts'
import { say } from '../store.ts'
import { labels } from '../texts.ts'

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
    const [first] = added
    if (first) say(`${labels.findings.newOnes(added.length)} ${first.means}`)
  }, [findings, isDraft])
  const of = (wanted: Finding['severity']) => findings.filter(({ severity }) => severity === wanted).length
  return (
    <details className="findings" open={of('error') > 0}>
      <summary>
        {labels.findings.title}
        {isDraft && <span className="muted"> {labels.findings.draft}</span>}
        {given && (
          <span className={`verdict ${of('error') ? 'error' : of('warning') ? 'warning' : 'well'}`}>
            {labels.findings.summary(of('error'), of('warning'))}
          </span>
        )}
      </summary>
      {given?.length === 0 && <p>{labels.findings.none}</p>}
      <ul>
        {byCode(findings).map(([first, ...more]) => (
          <li key={keyOf(first)} className={first.severity}>
            <Said finding={first} />
            {more.length > 0 && (
              <details>
                <summary>{labels.findings.more(more.length)}</summary>
                <ul>
                  {more.map((finding) => (
                    <li key={keyOf(finding)}>
                      <Said finding={finding} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

type Kind = readonly [first: Finding, ...more: Finding[]]

/** One switch can make twenty findings of a kind: what else there is must not go under. */
function byCode(findings: readonly Finding[]): Kind[] {
  const kinds = new Map<string, [Finding, ...Finding[]]>()
  for (const finding of findings) {
    const kind = kinds.get(finding.code)
    if (kind) kind.push(finding)
    else kinds.set(finding.code, [finding])
  }
  return [...kinds.values()]
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
