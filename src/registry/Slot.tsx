import type { SlotName } from './ids.ts'
import { LazyPart } from './LazyPart.tsx'
import { usePlanned } from './PlanContext.ts'

const NOTHING = {}

/** What features put into a named place of the layout. Renders nothing at all where no feature does. */
export function Slot({ name }: { readonly name: SlotName }) {
  const { plan } = usePlanned()
  return plan.slots[name].map(({ feature, load }) => (
    <div key={feature} data-feature={feature}>
      <LazyPart feature={feature} load={load} props={NOTHING} />
    </div>
  ))
}
