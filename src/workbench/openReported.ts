import { call } from './call.ts'
import { choose } from './choose.ts'
import { type Reported, readReported } from './model/report.ts'
import { firstPhone } from './model/state.ts'
import { change, changePhone, go, loadDossier, say, useStore } from './store.ts'
import { labels } from './texts.ts'

/** Shows a pasted link or report on a phone. Throws with a readable message where it is neither. */
export async function openReported(pasted: string): Promise<void> {
  const reported = readReported(pasted)
  if (!reported) throw new Error(labels.cases.unknown)
  if (reported.kind === 'state') {
    // The state is read when the page starts.
    location.hash = reported.hash
    location.reload()
    return
  }
  const host = reported.kind === 'address' ? reported.host : ''
  const found = host === '' ? '' : await call<string>('merchantAt', { host })
  const merchant = found || useStore.getState().merchant
  choose(merchant)
  await loadDossier(merchant)
  const { placed, active, dossiers } = useStore.getState()
  const slot = placed[active]?.slot
  if (slot === undefined) return
  const screens = dossiers[merchant]?.screens ?? []
  const path =
    reported.kind === 'address' ? reported.path : screens.find(({ id }) => id === reported.screen)?.path
  changePhone(slot, { ...firstPhone(merchant), path: path ?? firstPhone(merchant).path })
  go(slot, path ?? firstPhone(merchant).path)
  const at = reported.kind === 'report' ? reported.at : undefined
  const what = reported.kind === 'report' ? reported.what : reported.path
  change({ tab: 'member', clock: at === undefined ? 0 : at - Date.now(), caseTitle: what })
  say(wordsOf(reported, found, path) || labels.cases.shown(what))
}

/** What could not be shown as it was reported; '' for nothing. */
function wordsOf(
  reported: Exclude<Reported, { kind: 'state' }>,
  found: string,
  path: string | undefined,
): string {
  if (reported.kind === 'address') return found ? '' : labels.cases.noMerchant(reported.host)
  return path === undefined ? labels.cases.noScreen(reported.screen) : ''
}
