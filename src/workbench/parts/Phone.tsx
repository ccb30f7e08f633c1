import { Eraser, RotateCw, X } from 'lucide-react'
import { useRef, useState } from 'react'
import {
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
import {
  attempt,
  change,
  changePhone,
  go,
  loadDossier,
  type Placed,
  removePhone,
  resetPhone,
  useStore,
} from '../store.ts'
import { words } from '../words.ts'
import { choicesOf, Select } from './Select.tsx'
import { useFrame } from './useFrame.ts'

interface Props {
  readonly placed: Placed
  readonly index: number
  /** How large it is drawn. */
  readonly scale: number
}

export const sizeOf = ({ size }: PhoneState): { width: number; height: number } => {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { width, height }
}

/** One live phone: what it is above, the app's own page below. */
export function Phone({ placed, index, scale }: Props) {
  const { slot, phone } = placed
  const frame = useRef<HTMLIFrameElement>(null)
  const shown = useFrame(placed, frame)
  const here = useStore((state) => state.here[slot])
  const isActive = useStore((state) => state.active === index)
  const isPicking = useStore((state) => state.picking === slot)
  const [isOpen, setOpen] = useState(false)
  const { width, height } = sizeOf(phone)
  const set = (part: Partial<PhoneState>) => changePhone(slot, part)

  return (
    <article className={`phone${isActive ? ' active' : ''}`} aria-label={words.phone.name(index + 1)}>
      <header>
        <div className="row">
          <button
            type="button"
            className="number"
            aria-pressed={isActive}
            title={isActive ? words.phone.inspected : words.phone.speakOf}
            aria-label={`${words.phone.speakOf}: ${words.phone.name(index + 1)}`}
            onClick={() => change({ active: index })}
          >
            {index + 1}
          </button>
          <WhoSelects phone={phone} set={set} />
          <button
            type="button"
            className="icon"
            aria-label={`${words.phone.remove}: ${words.phone.name(index + 1)}`}
            title={words.phone.remove}
            onClick={() => removePhone(slot)}
          >
            <X size={15} aria-hidden="true" />
          </button>
        </div>
        <div className="row">
          <button
            type="button"
            className="quiet small"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {words.phone.conditions}
          </button>
          <Chips phone={phone} />
          <button
            type="button"
            className="icon push"
            aria-label={words.phone.reload}
            title={words.phone.reload}
            onClick={() => go(slot, phone.path)}
          >
            <RotateCw size={15} aria-hidden="true" />
          </button>
          <button
            type="button"
            className="icon"
            aria-label={words.phone.reset}
            title={words.phone.reset}
            onClick={() => resetPhone(slot)}
          >
            <Eraser size={15} aria-hidden="true" />
          </button>
        </div>
        {isOpen && <Conditions phone={phone} set={set} />}
      </header>
      <div
        className={`glass${isPicking ? ' picking' : ''}`}
        style={{ inlineSize: width * scale, blockSize: height * scale }}
      >
        {shown && (
          <iframe
            ref={frame}
            key={shown.key}
            src={shown.url}
            title={words.phone.frame(index + 1, phone.merchant)}
            style={{
              inlineSize: width,
              blockSize: height,
              transform: `scale(${scale})`,
              colorScheme: phone.scheme,
            }}
          />
        )}
      </div>
      <footer>
        <span>{words.phone.screen(here?.screen ?? '')}</span>
        {here && here.problems.length > 0 && (
          <span className="verdict error">{words.phone.problems(here.problems.length)}</span>
        )}
      </footer>
    </article>
  )
}

interface Part {
  readonly phone: PhoneState
  readonly set: (part: Partial<PhoneState>) => void
}

function WhoSelects({ phone, set }: Part) {
  const merchants = useStore((state) => state.merchants)
  const dossier = useStore((state) => state.dossiers[phone.merchant])
  const members = dossier?.members ?? []
  return (
    <>
      <Select
        quiet
        label={words.phone.merchant}
        value={phone.merchant}
        choices={merchants.map(({ code }) => ({ value: code, label: code }))}
        onChange={(merchant) => {
          set({ merchant, who: GUEST, language: '', path: firstPhone('').path })
          void attempt(() => loadDossier(merchant))
        }}
      />
      <Select
        quiet
        label={words.phone.who}
        value={phone.who}
        choices={[
          { value: GUEST, label: words.phone.guest },
          ...members.map(({ userName, type }) => ({
            value: userName,
            label: `${userName} (${words.visit.type(type)})`,
          })),
        ]}
        onChange={(who) => set({ who })}
      />
    </>
  )
}

/** What is unlike an ordinary phone, at a glance. */
function Chips({ phone }: { readonly phone: PhoneState }) {
  const chips = [
    phone.device !== 'android' && words.phone.devices[phone.device],
    phone.scheme === 'dark' && words.phone.schemes.dark,
    phone.direction === 'mirrored' && words.phone.directions.mirrored,
    phone.network !== 'fast' && words.phone.networks[phone.network],
    phone.prompts === 'asked' && words.phone.promptsChoices.asked,
    phone.language,
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

function Conditions({ phone, set }: Part) {
  const languages = useStore((state) => state.dossiers[phone.merchant]?.languages ?? NO_LANGUAGES)
  const { phone: said } = words
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
        label={said.size}
        value={phone.size}
        choices={SIZES.map((size) => ({ value: size, label: size.replace('x', ' × ') }))}
        onChange={(size) => set({ size })}
      />
    </div>
  )
}

const NO_LANGUAGES: readonly string[] = []
