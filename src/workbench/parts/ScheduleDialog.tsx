import { type FormEvent, useEffect, useState } from 'react'
import { call } from '../call.ts'
import { localTime } from '../model/campaign.ts'
import type { JsonRecord } from '../model/mergePatch.ts'
import type { ScheduleAnswer } from '../model/scheduleWire.ts'
import { applyPatch, attempt, loadDossier, patchOf, say, useStore } from '../store.ts'
import { labels } from '../texts.ts'
import { Dialog } from './Dialog.tsx'
import { DialogButtons } from './DialogButtons.tsx'
import { wordsOfCommit } from './wordsOfCommit.ts'

const DAY_MS = 86_400_000

const isoOf = (local: string): string => {
  const time = Date.parse(local)
  return Number.isFinite(time) ? new Date(time).toISOString().replace(/\.\d+Z$/, 'Z') : ''
}

/** The back office's answer, with what it was asked. */
interface Known {
  readonly to: string
  readonly patch: JsonRecord
  readonly answer: ScheduleAnswer
}

/** Asks for a name, a beginning and an end, shows what is set and what it overlaps, and writes it. */
export function ScheduleDialog({
  merchant,
  onClose,
}: {
  readonly merchant: string
  readonly onClose: () => void
}) {
  const patch = useStore((state) => patchOf(state.history.now, merchant))
  const [name, setName] = useState('')
  const [from, setFrom] = useState(() => localTime(Date.now() + DAY_MS))
  const [to, setTo] = useState(() => localTime(Date.now() + 8 * DAY_MS))
  const [reason, setReason] = useState('')
  const [known, setKnown] = useState<Known>()
  const asked = { merchant, patch, name, reason, from: isoOf(from), to: isoOf(to) }
  const question = JSON.stringify([asked.from, asked.to, name])
  // What is said of other dates or other changes is not shown, and nothing can be scheduled by it.
  const looked = known?.to === question && known.patch === patch ? known.answer : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question holds what is asked.
  useEffect(() => {
    let left = false
    void attempt(async () => {
      const answer = await call<ScheduleAnswer>('schedule', asked)
      if (!left) setKnown({ to: question, patch, answer })
    })
    return () => {
      left = true
    }
  }, [question, patch])
  const write = (event: FormEvent) => {
    event.preventDefault()
    return attempt(async () => {
      const { committed } = await call<ScheduleAnswer>('schedule', { ...asked, write: true })
      onClose()
      applyPatch(merchant, {})
      await loadDossier(merchant)
      say(labels.schedule.done(name) + wordsOfCommit(committed))
    })
  }
  const said = labels.schedule
  return (
    <Dialog title={said.title(merchant)} onClose={onClose}>
      <form className="stack" onSubmit={(event) => void write(event)}>
        <label>
          {said.name}{' '}
          <input
            type="text"
            required
            maxLength={100}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <label>
          {said.from}{' '}
          <input
            type="datetime-local"
            required
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
        </label>
        <label>
          {said.to}{' '}
          <input type="datetime-local" required value={to} onChange={({ target }) => setTo(target.value)} />
        </label>
        <label>
          {said.reason}{' '}
          <input
            type="text"
            placeholder={said.reasonHint}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
        {looked ? <Looked looked={looked} /> : <p role="status">{labels.loading}</p>}
        <DialogButtons
          onCancel={onClose}
          main={said.write}
          disabled={looked?.fault !== '' || looked.left.length > 0 || name.trim() === ''}
        />
      </form>
    </Dialog>
  )
}

/** What would be written, and what speaks against it. */
function Looked({ looked: { set, left, overlaps, fault } }: { readonly looked: ScheduleAnswer }) {
  const said = labels.schedule
  return (
    <>
      <p>
        {said.set}: <code>{set.join(', ') || labels.none}</code>
      </p>
      {left.length > 0 && (
        <p className="refused">
          {said.left} {left.join(', ')}
        </p>
      )}
      {fault !== '' && (
        <p role="alert" className="refused">
          {fault}
        </p>
      )}
      {overlaps.length > 0 && (
        <div role="status">
          <p>{said.overlaps}:</p>
          <ul>
            {overlaps.map((overlap) => (
              <li key={overlap}>{overlap}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
