import { useState } from 'react'
import { call } from '../call.ts'
import { localTime } from '../model/campaign.ts'
import { GUEST, visitorOf } from '../model/state.ts'
import type { FileChange } from '../model/wire.ts'
import { CaseForm } from '../parts/CaseForm.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { DialogButtons } from '../parts/DialogButtons.tsx'
import { Diff } from '../parts/Diff.tsx'
import { Schedule } from '../parts/Schedule.tsx'
import { ScheduleForm } from '../parts/ScheduleForm.tsx'
import { attempt, change, changePhone, patchOf, resetPhone, say, useStore } from '../store.ts'
import { labels } from '../texts.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Clock, member and storage of the inspected phone, and its expectations. */
export function Visit() {
  const clock = useStore((state) => state.clock)
  const placed = useStore((state) => state.placed[state.active])
  const dossier = useStore((state) => state.dossiers[placed?.phone.merchant ?? ''])
  const move = (by: number) => change({ clock: by })
  const members = dossier?.members ?? []
  return (
    <div className="stack">
      <section>
        <h3>{labels.visit.clock}</h3>
        <div className="field">
          <label htmlFor="clock">{labels.visit.now}</label>
          <input
            id="clock"
            type="datetime-local"
            value={localTime(Date.now() + clock)}
            onChange={({ target }) => {
              const to = Date.parse(target.value)
              if (Number.isFinite(to)) move(Math.round((to - Date.now()) / 60_000) * 60_000)
            }}
          />
        </div>
        <div className="buttons start">
          <button type="button" className="quiet" onClick={() => move(clock + HOUR_MS)}>
            {labels.visit.hour}
          </button>
          <button type="button" className="quiet" onClick={() => move(clock + DAY_MS)}>
            {labels.visit.day}
          </button>
          <button type="button" className="quiet" onClick={() => move(clock + 7 * DAY_MS)}>
            {labels.visit.week}
          </button>
          <button type="button" className="quiet" disabled={clock === 0} onClick={() => move(0)}>
            {labels.visit.today}
          </button>
        </div>
      </section>
      {dossier && dossier.schedule.length > 0 && <Schedule lines={dossier.schedule} />}
      {placed && <ScheduleForm merchant={placed.phone.merchant} />}
      {placed && (
        <fieldset className="members">
          <legend>{labels.visit.loginAs}</legend>
          {[undefined, ...members].map((member) => {
            const who = member?.userName ?? GUEST
            return (
              <label key={who}>
                <input
                  type="radio"
                  name="who"
                  checked={placed.phone.who === who}
                  onChange={() => changePhone(placed.slot, { who })}
                />
                <b>{member?.userName ?? labels.visit.noMember}</b>
                {member && (
                  <span className="muted">
                    {labels.visit.type(member.type)}
                    {member.firstTimeLogin && `, ${labels.visit.firstTime}`}
                  </span>
                )}
              </label>
            )
          })}
        </fieldset>
      )}
      {placed && (
        <section>
          <h3>{labels.visit.storage}</h3>
          <p className="muted">{labels.visit.resetLead}</p>
          <button type="button" className="quiet" onClick={() => resetPhone(placed.slot)}>
            {labels.phone.reset}
          </button>
        </section>
      )}
      <Expectation />
      <CaseForm />
    </div>
  )
}

/** Saves the features that the inspected phone shows as its expectations. */
function Expectation() {
  const placed = useStore((state) => state.placed[state.active])
  const here = useStore((state) => (placed ? state.here[placed.slot] : undefined))
  const dossier = useStore((state) => state.dossiers[placed?.phone.merchant ?? ''])
  const isUnsaved = useStore(
    (state) => Object.keys(patchOf(state.history.now, placed?.phone.merchant ?? '')).length > 0,
  )
  const expected = useStore((state) => state.schemas?.features)
  const [diff, setDiff] = useState<FileChange>()
  if (!placed || !here || !dossier) return null
  const { merchant, who } = placed.phone
  const visitor = visitorOf(
    placed.phone,
    dossier.members.find(({ userName }) => userName === who),
  )
  const features = here.shown.filter((id) => expected?.includes(id))
  const asked = { merchant, visitor, screen: here.screen, features }
  const show = () =>
    attempt(async () => {
      const found = await call<FileChange>('expectation', asked)
      if (found.before === found.after) say(labels.visit.expectationSame)
      else setDiff(found)
    })
  const save = () =>
    attempt(async () => {
      await call('expectation', { ...asked, write: true })
      setDiff(undefined)
      say(labels.visit.expectationSaved)
    })
  const hindrance = !visitor ? labels.visit.notInMatrix : isUnsaved ? labels.visit.unsavedFirst : ''
  return (
    <section>
      <h3>{labels.visit.expectation}</h3>
      <p className="muted">{hindrance || labels.visit.expectationLead(visitor ?? '', here.screen)}</p>
      <p>
        {labels.visit.features}: {features.join(', ') || labels.none}
      </p>
      <button type="button" className="quiet" disabled={hindrance !== ''} onClick={() => void show()}>
        {labels.visit.saveExpectation}
      </button>
      {diff && (
        <Dialog title={labels.visit.saveExpectation} onClose={() => setDiff(undefined)}>
          <Diff change={diff} />
          <DialogButtons
            onCancel={() => setDiff(undefined)}
            main={labels.save.save}
            onMain={() => void save()}
          />
        </Dialog>
      )}
    </section>
  )
}
