import { MOST_PHONES } from './model/state.ts'
import { addPhone, attempt, changePhone, loadDossier, useStore } from './store.ts'

/** Selects a merchant. Without phones, the first one is added. */
export function choose(merchant: string): void {
  const { placed, active } = useStore.getState()
  useStore.setState({ merchant, view: 'phones' })
  const shown = placed.findIndex(({ phone }) => phone.merchant === merchant)
  if (shown >= 0) useStore.setState({ active: shown })
  else if (placed.length === 0) addPhone()
  else {
    const slot = placed[active]?.slot
    if (slot !== undefined)
      changePhone(slot, { merchant, who: 'guest', language: '', at: '', path: '/m/home' })
  }
  void attempt(() => loadDossier(merchant))
}

/** Shows a merchant as it was after a commit, on the phone that already shows its past or on one beside today's. */
export function showAt(merchant: string, at: string): void {
  const { placed, active } = useStore.getState()
  const past = placed.find(({ phone }) => phone.merchant === merchant && phone.at !== '')
  const spare = placed.length >= MOST_PHONES ? placed.findLast((_, index) => index !== active) : undefined
  const today = placed.find(({ phone }) => phone.merchant === merchant)?.phone
  if (past) changePhone(past.slot, { at })
  else if (spare) changePhone(spare.slot, { ...today, merchant, at })
  else addPhone({ ...today, merchant, at })
  useStore.setState({ active, view: 'phones' })
}
