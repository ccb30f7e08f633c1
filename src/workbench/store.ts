import { create } from 'zustand'
import { call } from './call.ts'
import { listIn } from './listIn.ts'
import { advance, type History, historyOf, redo, undo } from './model/history.ts'
import { fromHash } from './model/link.ts'
import { isSame, type JsonRecord } from './model/mergePatch.ts'
import { rebase } from './model/rebase.ts'
import { type BenchState, firstPhone, MOST_PHONES, type Phone } from './model/state.ts'
import type { Dossier, Here, MerchantLine } from './model/wire.ts'
import { labels } from './texts.ts'

export type Schema = JsonRecord
export interface Schemas {
  readonly flags: Schema
  readonly settings: Schema
  readonly theme: Schema
  readonly sections: Readonly<Record<string, Schema>>
  /** Ids that expectations.json may name. */
  readonly features: readonly string[]
}

/** A phone and its slot in this workbench. Its world is named by the slot, which is never reused. */
export interface Placed {
  readonly slot: number
  readonly phone: Phone
  /** Increased to start the phone anew, with empty storage. */
  readonly resets: number
  /** Increased to navigate the phone to its path. */
  readonly goes: number
}

type Changes = BenchState['changes']

interface Store {
  readonly merchant: string
  readonly view: BenchState['view']
  readonly tab: BenchState['tab']
  readonly placed: readonly Placed[]
  readonly active: number
  readonly history: History<Changes>
  readonly chosen: BenchState['chosen']
  readonly bulk: BenchState['bulk']
  readonly clock: number
  /** The draft of the link, until it is shown. */
  readonly draft: string
  readonly merchants: readonly MerchantLine[]
  readonly dossiers: Readonly<Record<string, Dossier>>
  readonly schemas: Schemas | undefined
  /** The state that each frame reports, by slot. */
  readonly here: Readonly<Record<number, Here>>
  /** The feature that was clicked in a phone or selected for an explanation. */
  readonly picked: string
  /** Slot of the phone in which the next click selects a feature. */
  readonly picking: number | undefined
  /** The phones have loaded, so checks may start. */
  readonly ready: boolean
  /** The name that a test of the inspected phone's state gets. */
  readonly caseTitle: string
  /** A message about the last action, for screen readers. */
  readonly statusText: string
  readonly failed: string
}

/** Id of this workbench, different from other open ones. It survives a reload. */
const deskOf = (): string => {
  const fresh = crypto.randomUUID().slice(0, 8)
  try {
    const desk = sessionStorage.getItem('workbench.desk') ?? fresh
    sessionStorage.setItem('workbench.desk', desk)
    return desk
  } catch {
    // Without storage a reload gets another id.
    return fresh
  }
}
const desk = deskOf()

/** A world of this workbench: a phone's by its slot, or a named one. */
export const worldOf = (slot: number | string): string => `wb-${desk}-${slot}`

const first = fromHash(location.hash)

export const useStore = create<Store>(() => ({
  merchant: first.merchant,
  view: first.view,
  tab: first.tab,
  placed: first.phones.map((phone, slot) => ({ slot, phone, resets: 0, goes: 0 })),
  active: first.active,
  history: historyOf(first.changes),
  chosen: first.chosen,
  bulk: first.bulk,
  clock: first.clock,
  draft: first.draft,
  merchants: listIn(document),
  dossiers: {},
  schemas: undefined,
  here: {},
  picked: '',
  picking: undefined,
  ready: false,
  caseTitle: '',
  statusText: '',
  failed: '',
}))

const { getState: get, setState: set } = useStore

/** The part of the state that a link contains. */
export const benchState = (state: Store): BenchState => {
  const { merchant, view, tab, placed, active, history, chosen, bulk, clock, draft } = state
  return {
    ...{ merchant, view, tab, active, chosen, bulk, clock, draft },
    phones: placed.map(({ phone }) => phone),
    changes: history.now,
  }
}

export const say = (statusText: string): void => set({ statusText, failed: '' })

/** Runs an action and shows a message if it fails. */
export async function attempt(task: () => Promise<unknown>): Promise<void> {
  try {
    await task()
  } catch (error) {
    set({ failed: error instanceof Error ? error.message : labels.failed })
  }
}

export const change = (part: Partial<Store>): void => set(part)

/** The patch over a merchant's folder that its phones use. */
export const patchOf = (changes: Changes, merchant: string): JsonRecord => changes[merchant] ?? NOTHING
const NOTHING: JsonRecord = {}

/** Replaces a merchant's patch; `joined`: the change continues the one before. */
export function applyPatch(merchant: string, patch: JsonRecord, joined = false): void {
  const { history } = get()
  if (isSame(patchOf(history.now, merchant), patch)) return
  const { [merchant]: _, ...others } = history.now
  const next = Object.keys(patch).length > 0 ? { ...others, [merchant]: patch } : others
  set({ history: advance(history, next, joined) })
}

/** Called when a patch has been saved into the folder. Earlier changes can still be undone. */
export async function haveSaved(merchant: string): Promise<void> {
  const { history, dossiers } = get()
  const known = dossiers[merchant]
  await loadDossier(merchant)
  set({ history: known ? rebase(history, merchant, known.documents) : historyOf({}) })
}

export const undoLast = (): void => {
  set({ history: undo(get().history), statusText: labels.undone })
}
export const doAgain = (): void => {
  set({ history: redo(get().history), statusText: labels.redone })
}

export function changePhone(slot: number, part: Partial<Phone>): void {
  set({
    placed: get().placed.map((one) =>
      one.slot === slot ? { ...one, phone: { ...one.phone, ...part } } : one,
    ),
  })
}

/** Navigates a phone to an address. */
export function go(slot: number, path: string): void {
  set({
    placed: get().placed.map((one) =>
      one.slot === slot ? { ...one, goes: one.goes + 1, phone: { ...one.phone, path } } : one,
    ),
  })
}

export function resetPhone(slot: number): void {
  set({
    placed: get().placed.map((one) => (one.slot === slot ? { ...one, resets: one.resets + 1 } : one)),
    statusText: labels.phone.resetDone,
  })
}

export function addPhone(like?: Partial<Phone>): void {
  const { placed, merchant } = get()
  if (placed.length >= MOST_PHONES) return
  const slot = [0, 1, 2, 3].find((free) => placed.every((one) => one.slot !== free)) ?? 0
  const phone = { ...firstPhone(merchant), ...like }
  set({
    placed: [...placed, { slot, phone, resets: 0, goes: 0 }],
    active: placed.length,
    statusText: labels.phone.added,
  })
}

export function removePhone(slot: number): void {
  const placed = get().placed.filter((one) => one.slot !== slot)
  const { [slot]: _, ...here } = get().here
  set({
    placed,
    here,
    active: Math.max(0, Math.min(get().active, placed.length - 1)),
    statusText: labels.phone.removed,
  })
}

export const heardFrom = (slot: number, here: Here): void => {
  set({ here: { ...get().here, [slot]: here }, ready: true })
  const placed = get().placed.find((one) => one.slot === slot)
  // Updates the link only: the phone is already at this address.
  if (placed && here.path.startsWith('/m/') && placed.phone.path !== here.path)
    changePhone(slot, { path: here.path })
}

export async function loadDossier(code: string): Promise<void> {
  if (code === '') return
  const dossier = await call<Dossier>('dossier', { merchant: code })
  set({ dossiers: { ...get().dossiers, [code]: dossier } })
}

/** Returns whether every merchant has been checked. */
export async function loadMerchants(): Promise<boolean> {
  const merchants = await call<MerchantLine[]>('overview')
  if (!isSame(merchants, get().merchants)) set({ merchants })
  return merchants.every(({ check }) => check !== undefined && !check.isPending)
}
