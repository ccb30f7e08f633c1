import type { LayoutParts } from '../layouts/parts.ts'
import type { ScreenId } from '../registry/ids.ts'
import type { Plan } from '../registry/plan.ts'
import type { Runtime } from './runtime.ts'

/** Sections that a phone's window shows at first; those below are brought while they are waited for in their places. */
const ABOVE_THE_FOLD = 3
/** Slots whose parts stand in the first window. */
const AT_THE_TOP = {
  shell: ['header.account', 'header.actions', 'shell.rail'],
  signIn: ['signIn.help'],
} as const

/**
 * Downloads what the first picture of a plan needs: the layout, the screen, its slots and sections. What cannot be had
 * is left to the component that wants it: it says so in its own place. The layout alone is indispensable.
 */
export async function bringPlan(plan: Plan<LayoutParts>, screen: ScreenId, runtime: Runtime): Promise<void> {
  const target = plan.screens.find((candidate) => candidate.screen.id === screen)
  const slots = AT_THE_TOP[target?.screen.frame ?? 'shell']
  const wanted = [
    ...(target ? [target.screen.load] : []),
    ...(screen === 'home' ? plan.sections.slice(0, ABOVE_THE_FOLD).map(({ load }) => load) : []),
    ...slots.flatMap((name) => plan.slots[name].map(({ load }) => load)),
  ]
  const [parts] = await Promise.all([
    plan.layout.load(),
    ...wanted.map((load) => load.bring().then(undefined, () => undefined)),
    ...(target?.namespaces ?? []).map((namespace) => runtime.i18n.ready(namespace)),
  ])
  runtime.parts.set(plan.layout.id, parts)
}
