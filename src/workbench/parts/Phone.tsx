import { Eraser, RotateCw, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Phone as PhoneState } from '../model/state.ts'
import { change, changePhone, go, type Placed, removePhone, resetPhone, useStore } from '../store.ts'
import { labels } from '../texts.ts'
import { Chips, Conditions, WhoSelects } from './Conditions.tsx'
import { useFrame } from './useFrame.ts'

interface Props {
  readonly placed: Placed
  readonly index: number
  /** The scale. */
  readonly scale: number
}

export const sizeOf = ({ size }: PhoneState): { width: number; height: number } => {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { width, height }
}

/** One live phone: its conditions above, the app's page below. */
export function Phone({ placed, index, scale }: Props) {
  const { slot, phone } = placed
  const frame = useRef<HTMLIFrameElement>(null)
  const { shown, isDead } = useFrame(placed, frame)
  const here = useStore((state) => state.here[slot])
  const isActive = useStore((state) => state.active === index)
  const isPicking = useStore((state) => state.picking === slot)
  const [isOpen, setOpen] = useState(false)
  const { width, height } = sizeOf(phone)
  const set = (part: Partial<PhoneState>) => changePhone(slot, part)

  return (
    <article className={`phone${isActive ? ' active' : ''}`} aria-label={labels.phone.name(index + 1)}>
      <header>
        <div className="row">
          <button
            type="button"
            className="number"
            aria-pressed={isActive}
            title={isActive ? labels.phone.inspected : labels.phone.speakOf}
            aria-label={`${labels.phone.speakOf}: ${labels.phone.name(index + 1)}`}
            onClick={() => change({ active: index })}
          >
            {index + 1}
          </button>
          <WhoSelects phone={phone} set={set} />
          <button
            type="button"
            className="icon"
            aria-label={`${labels.phone.remove}: ${labels.phone.name(index + 1)}`}
            title={labels.phone.remove}
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
            {labels.phone.conditions}
          </button>
          <Chips phone={phone} />
          <button
            type="button"
            className="icon push"
            aria-label={labels.phone.reload}
            title={labels.phone.reload}
            onClick={() => go(slot, phone.path)}
          >
            <RotateCw size={15} aria-hidden="true" />
          </button>
          <button
            type="button"
            className="icon"
            aria-label={labels.phone.reset}
            title={labels.phone.reset}
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
            title={labels.phone.frame(index + 1, phone.merchant)}
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
        {isDead ? (
          <span role="alert" className="verdict error">
            {labels.phone.dead}
          </span>
        ) : (
          <span>{labels.phone.screen(here?.screen ?? '')}</span>
        )}
        {here?.isForgetful && <span className="verdict warning">{labels.phone.forgetful}</span>}
        {here && here.problems.length > 0 && (
          <span className="verdict error">{labels.phone.problems(here.problems.length)}</span>
        )}
      </footer>
    </article>
  )
}
