import { call } from './call.ts'
import type { DraftsAnswer } from './model/draftWire.ts'
import { openReported } from './openReported.ts'
import { addPhone, applyPatch, change, loadDossier, type Schemas, useStore } from './store.ts'
import { labels } from './texts.ts'

/** A report of a page in the address, as a collector of reports links it. */
const reported = new URLSearchParams(location.hash.slice(1)).get('report')

/** Loads what the page needs beside its list of merchants, and shows what its address names. */
export async function begin(): Promise<void> {
  const { merchants, merchant, placed, draft } = useStore.getState()
  const schemas = call<Schemas>('schemas').then((schemas) => change({ schemas }))
  const known = merchants.some(({ code }) => code === merchant) ? merchant : (merchants[0]?.code ?? '')
  change({ merchant: known })
  if (placed.length === 0 && known) addPhone()
  const codes = new Set([known, ...useStore.getState().placed.map(({ phone }) => phone.merchant)])
  await Promise.all([schemas, ...[...codes].map(loadDossier)])
  if (draft !== '') await showDraft(known, draft)
  if (reported) await openReported(reported)
}

/** Shows the draft of a link. Throws where the folder has none of this name. */
async function showDraft(merchant: string, name: string): Promise<void> {
  // The address then contains the changes themselves.
  change({ draft: '' })
  const { drafts } = await call<DraftsAnswer>('drafts', { merchant })
  const found = drafts.find((one) => one.name === name)
  if (!found) throw new Error(labels.drafts.missing(name))
  applyPatch(merchant, found.patch)
}
