import type { ReactNode } from 'react'
import type { SlotName } from './ids.ts'
import { LazyPart } from './LazyPart.tsx'
import { usePlanned } from './PlanContext.ts'

const NOTHING = {}

interface Props {
  readonly name: SlotName
  /** Takes the place of each part that is not loaded yet, so that nothing below moves. */
  readonly waiting?: ReactNode
}

/** Renders the parts that features add to a slot of the layout; nothing if there are none. */
export function Slot({ name, waiting }: Props) {
  const { plan } = usePlanned()
  return plan.slots[name].map(({ feature, load }) => (
    <div key={feature} data-feature={feature}>
      <LazyPart feature={feature} load={load} props={NOTHING} waiting={waiting} />
    </div>
  ))
}
