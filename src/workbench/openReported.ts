import { call } from './call.ts'
import { choose } from './choose.ts'
import { memberFor, type Reported, type ReportedVisit, readReported } from './model/report.ts'
import { firstPhone, GUEST } from './model/state.ts'
import type { Dossier } from './model/wire.ts'
import { change, changePhone, go, loadDossier, say, useStore, worldOf } from './store.ts'
import { labels } from './texts.ts'

type Seen = Exclude<Reported, { kind: 'state' }>

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
  const found = await merchantOf(reported)
  const merchant = found || useStore.getState().merchant
  choose(merchant)
  await loadDossier(merchant)
  const { placed, active, dossiers } = useStore.getState()
  const slot = placed[active]?.slot
  const dossier = dossiers[merchant]
  if (slot === undefined || !dossier) return
  const { path, who, visit, isKnown } = stateOf(reported, dossier)
  await takeFaults(slot, merchant, reported)
  const { language = '', device } = visit ?? {}
  changePhone(slot, {
    ...{ ...firstPhone(merchant), path, who },
    ...(dossier.languages.includes(language) && { language }),
    ...(device && { device }),
  })
  go(slot, path)
  const at = reported.kind === 'report' ? reported.at : undefined
  const what = reported.kind === 'report' ? reported.what : reported.path
  change({ tab: 'member', clock: at === undefined ? 0 : at - Date.now(), caseTitle: what })
  say(wordsOf(reported, found, isKnown) || labels.cases.shown(what))
}

/** The merchant that it tells of; '' for none of this folder. */
async function merchantOf(reported: Seen): Promise<string> {
  if (reported.kind === 'address') return call<string>('merchantAt', { host: reported.host })
  const code = reported.visit?.merchant
  return useStore.getState().merchants.some((one) => one.code === code) ? (code ?? '') : ''
}

function stateOf(reported: Seen, { screens, members, code }: Dossier) {
  const visit: ReportedVisit | undefined = reported.kind === 'report' ? reported.visit : undefined
  const screen = screens.find((one) =>
    reported.kind === 'report' ? one.id === reported.screen : one.path === reported.path.split('?')[0],
  )
  const path = reported.kind === 'address' ? reported.path : visit?.path || screen?.path
  const isMember = visit ? visit.isMember : screen?.isForMembers === true
  return {
    visit,
    isKnown: path !== undefined,
    path: path ?? firstPhone(code).path,
    who: (isMember && memberFor(members)?.userName) || GUEST,
  }
}

/** The phone's back office refuses what it refused to the player, and nothing else. */
async function takeFaults(slot: number, merchant: string, reported: Seen): Promise<void> {
  const world = worldOf(slot)
  const { faults } = await call<{ faults: readonly { path: string }[] }>('log', {
    world,
    since: Number.MAX_SAFE_INTEGER,
  })
  for (const { path } of faults) await call('fault', { world, fault: { path, times: 0 } })
  const failed = reported.kind === 'report' ? reported.failedCall : undefined
  if (failed) await call('fault', { world, fault: { ...failed, merchant, kind: 'status', times: -1 } })
}

/** What could not be shown as it was reported; '' for nothing. */
function wordsOf(reported: Seen, found: string, isKnown: boolean): string {
  if (reported.kind === 'address') return found ? '' : labels.cases.noMerchant(reported.host)
  if (reported.visit && !found) return labels.cases.noCode(reported.visit.merchant)
  return isKnown ? '' : labels.cases.noScreen(reported.screen)
}
