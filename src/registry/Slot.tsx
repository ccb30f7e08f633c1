import type { SlotName } from './ids.ts'
import { LazyPart } from './LazyPart.tsx'
import { usePlanned } from './PlanContext.ts'

const NOTHING = {}

/** Renders the parts that features add to a slot of the layout; nothing if there are none. */
export function Slot({ name }: { readonly name: SlotName }) {
  const { plan } = usePlanned()
  return plan.slots[name].map(({ feature, load }) => (
    <div key={feature} data-feature={feature}>
      <LazyPart feature={feature} load={load} props={NOTHING} />
    </div>
  ))
}
