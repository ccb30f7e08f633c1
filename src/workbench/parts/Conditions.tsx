import {
  ANNOUNCEMENTS,
  DEVICES,
  DIRECTIONS,
  firstPhone,
  GUEST,
  NETWORKS,
  type Phone as PhoneState,
  PROMPTS,
  SCHEMES,
  SIZES,
} from '../model/state.ts'
import { attempt, loadDossier, useStore } from '../store.ts'
import { labels } from '../texts.ts'
import { choicesOf, Select } from './Select.tsx'

interface Part {
  readonly phone: PhoneState
  readonly set: (part: Partial<PhoneState>) => void
}

/** The merchant and the visitor. */
export function WhoSelects({ phone, set }: Part) {
  const merchants = useStore((state) => state.merchants)
  const dossier = useStore((state) => state.dossiers[phone.merchant])
  const members = dossier?.members ?? []
  return (
    <>
      <Select
        quiet
        label={labels.phone.merchant}
        value={phone.merchant}
        choices={merchants.map(({ code }) => ({ value: code, label: code }))}
        onChange={(merchant) => {
          set({ merchant, who: GUEST, language: '', path: firstPhone('').path })
          void attempt(() => loadDossier(merchant))
        }}
      />
      <Select
        quiet
        label={labels.phone.who}
        value={phone.who}
        choices={[
          { value: GUEST, label: labels.phone.guest },
          ...members.map(({ userName, type }) => ({
            value: userName,
            label: `${userName} (${labels.visit.type(type)})`,
          })),
        ]}
        onChange={(who) => set({ who })}
      />
    </>
  )
}

/** A summary of the conditions that differ from the defaults. */
export function Chips({ phone }: { readonly phone: PhoneState }) {
  const chips = [
    phone.device !== 'android' && labels.phone.devices[phone.device],
    phone.scheme === 'dark' && labels.phone.schemes.dark,
    phone.direction === 'mirrored' && labels.phone.directions.mirrored,
    phone.network !== 'fast' && labels.phone.networks[phone.network],
    phone.prompts === 'asked' && labels.phone.promptsChoices.asked,
    phone.announcements === 'read' && labels.phone.announcementsRead,
    phone.language,
    phone.at && labels.past.chip(phone.at),
  ].filter(Boolean)
  return (
    <span className="chips">
      {chips.map((chip) => (
        <span key={String(chip)} className="chip">
          {chip}
        </span>
      ))}
    </span>
  )
}

/** The form for the conditions of a phone. */
export function Conditions({ phone, set }: Part) {
  const languages = useStore((state) => state.dossiers[phone.merchant]?.languages ?? NO_LANGUAGES)
  const { phone: said } = labels
  return (
    <div className="conditions">
      <Select
        label={said.device}
        value={phone.device}
        choices={choicesOf(DEVICES, said.devices)}
        onChange={(device) => set({ device })}
      />
      <Select
        label={said.scheme}
        value={phone.scheme}
        choices={choicesOf(SCHEMES, said.schemes)}
        onChange={(scheme) => set({ scheme })}
      />
      <Select
        label={said.direction}
        value={phone.direction}
        choices={choicesOf(DIRECTIONS, said.directions)}
        onChange={(direction) => set({ direction })}
      />
      <Select
        label={said.network}
        value={phone.network}
        choices={choicesOf(NETWORKS, said.networks)}
        onChange={(network) => set({ network })}
      />
      <Select
        label={said.language}
        value={phone.language}
        choices={[
          { value: '', label: said.ownLanguage },
          ...languages.map((code) => ({ value: code, label: code })),
        ]}
        onChange={(language) => set({ language })}
      />
      <Select
        label={said.prompts}
        value={phone.prompts}
        choices={choicesOf(PROMPTS, said.promptsChoices)}
        onChange={(prompts) => set({ prompts })}
      />
      <Select
        label={said.announcements}
        value={phone.announcements}
        choices={choicesOf(ANNOUNCEMENTS, said.announcementsChoices)}
        onChange={(announcements) => set({ announcements })}
      />
      <Select
        label={said.size}
        value={phone.size}
        choices={SIZES.map((size) => ({ value: size, label: size.replace('x', ' × ') }))}
        onChange={(size) => set({ size })}
      />
    </div>
  )
}

const NO_LANGUAGES: readonly string[] = []
