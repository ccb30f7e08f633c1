import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../../registry/AppContext.ts'
import { useSession, useSessionToken } from '../../session/useSession.ts'
import { pageLater } from '../../ui/later.ts'
import { useHiddenTab } from '../../ui/useHiddenTab.ts'
import { useLanguage } from '../shared/useLanguage.ts'
import { useUsable } from '../shared/useUsable.ts'
import { announcementsQuery } from './api.ts'
import { keepRecord, readKept, stopHiding } from './kept.ts'
import { decidePopup } from './model/popup.ts'
import { recordKey } from './model/record.ts'
import { slidesFor } from './model/slides.ts'
import { delayFor, REFRESH_DELAY_MS } from './model/timing.ts'
import { popupStore, present, wait, withdraw } from './popup.ts'

/** Applies the popup's rules to the current facts and carries out the decision. Renders nothing. */
export default function Watch() {
  const app = useApp()
  const member = useSession(({ status }) => status === 'member')
  const id = useSession((state) => (state.status === 'member' ? nameOf(state.session) : null))
  const firstLogin = useSession((state) => state.status === 'member' && state.session.firstTimeLogin)
  const { data, error } = useUsable(announcementsQuery())
  const closes = useStore(popupStore, (state) => state.closes)
  const settled = useSettled()
  // Decides again when the tab becomes visible: the day may have changed in the meantime.
  const away = useHiddenTab()

  const key = recordKey(member ? { id } : undefined)
  const slides = useMemo(() => slidesFor(data?.value, { member, firstLogin }), [data, member, firstLogin])
  const answered = data !== undefined
  const failed = error !== null

  useEffect(() => {
    void closes
    if (away) return
    if (!answered && failed) return withdraw(app, 'the announcements did not come')
    if (!answered) return wait(app, 'asking for the announcements')
    if (key === undefined) return wait(app, 'it is not known yet who the member is')
    if (!settled) return wait(app, 'who is here, or in which language, has only just changed')
    const { show, because, keep, unhide } = decidePopup({
      ...readKept(key),
      hashes: slides.map(({ hash }) => hash),
      now: Date.now(),
    })
    if (keep) keepRecord(key, keep)
    if (!show) return withdraw(app, because)
    wait(app, 'it shows in a moment')
    return pageLater(() => {
      if (unhide) stopHiding()
      present(app, key, slides, because)
    }, delayFor(member))
  }, [app, answered, failed, key, settled, slides, member, closes, away])

  useEffect(() => () => withdraw(app, 'it does not stand on this screen'), [app])
  return null
}

/** The member's key: the id, or the user name if the back office sends no id. */
const nameOf = ({ id, userName }: { readonly id: string | null; readonly userName: string | null }) =>
  id ?? userName

/** Whether session and language have not changed for as long as a refresh of the list is delayed. */
function useSettled(): boolean {
  const token = useSessionToken()
  const now = `${useLanguage()} ${token ?? ''}`
  const [settled, setSettled] = useState(now)
  useEffect(() => pageLater(() => setSettled(now), REFRESH_DELAY_MS), [now])
  return settled === now
}
