import { useEffect, useState } from 'react'
import { call } from '../call.ts'
import type { JsonRecord } from '../model/mergePatch.ts'
import { readableChanges } from '../model/readable.ts'
import type { Examined, FileChange, Finding } from '../model/wire.ts'
import { attempt } from '../store.ts'
import { labels } from '../texts.ts'
import { Diff } from './Diff.tsx'
import { FindingList } from './Findings.tsx'

/** What a patch would write, and the findings of the check with it. */
interface Looked {
  readonly changes: readonly FileChange[]
  readonly findings: readonly Finding[]
}

/** Undefined until both are known. */
export function useLooked(merchant: string, patch: JsonRecord): Looked | undefined {
  const [looked, setLooked] = useState<Looked>()
  useEffect(() => {
    let left = false
    setLooked(undefined)
    void attempt(async () => {
      const [changes, { findings }] = await Promise.all([
        call<FileChange[]>('changes', { merchant, patch }),
        call<Examined>('examine', { merchant, before: patch, patch }),
      ])
      if (!left) setLooked({ changes, findings })
    })
    return () => {
      left = true
    }
  }, [merchant, patch])
  return looked
}

const of = (findings: readonly Finding[], wanted: Finding['severity']): number =>
  findings.filter(({ severity }) => severity === wanted).length

/** Whether the patch changes something, and either makes no error or is meant all the same. */
export const mayBeWritten = (looked: Looked | undefined, isMeant: boolean): boolean =>
  looked !== undefined && looked.changes.length > 0 && (of(looked.findings, 'error') === 0 || isMeant)

interface Props {
  readonly looked: Looked | undefined
  readonly isMeant: boolean
  /** Absent where errors keep nothing from being done. */
  readonly onMeant?: ((isMeant: boolean) => void) | undefined
}

/** The changes of each file, the findings, and the question where there are errors. */
export function LookedChanges({ looked, isMeant, onMeant }: Props) {
  if (!looked) return <p role="status">{labels.save.checking}</p>
  const { changes, findings } = looked
  if (changes.length === 0) return <p>{labels.save.nothing}</p>
  const errors = of(findings, 'error')
  return (
    <>
      {changes.flatMap(readableChanges).map((change) => (
        <Diff key={`${change.file} ${change.template ?? ''}`} change={change} />
      ))}
      {findings.length === 0 ? (
        <p>{labels.save.well}</p>
      ) : (
        <section className="findings" aria-label={labels.findings.title}>
          {errors > 0 && (
            <p role="alert" className="verdict error">
              {labels.save.errors(errors)}
            </p>
          )}
          <FindingList findings={findings} />
        </section>
      )}
      {errors > 0 && onMeant && (
        <label className="choice">
          <input type="checkbox" checked={isMeant} onChange={({ target }) => onMeant(target.checked)} />{' '}
          {labels.save.anyway}
        </label>
      )}
    </>
  )
}
