import type { LayoutParts } from '../layouts/parts.ts'
import type { ScreenId } from '../registry/ids.ts'
import type { Plan } from '../registry/plan.ts'
import type { Runtime } from './runtime.ts'

/**
 * Downloads what the first picture of a plan needs: the layout, the screen, its slots and sections. What cannot be had
 * is left to the component that wants it: it says so in its own place. The layout alone is indispensable.
 */
export async function bringPlan(plan: Plan<LayoutParts>, screen: ScreenId, runtime: Runtime): Promise<void> {
  const target = plan.screens.find((candidate) => candidate.screen.id === screen)
  const inShell = target?.screen.frame !== 'signIn'
  const wanted = [
    ...(target ? [target.screen.load] : []),
    ...(screen === 'home' ? plan.sections.map(({ load }) => load) : []),
    ...Object.entries(plan.slots).flatMap(([name, parts]) =>
      (name === 'signIn.help') !== inShell && name !== 'member.entries' ? parts.map(({ load }) => load) : [],
    ),
  ]
  const [parts] = await Promise.all([
    plan.layout.load(),
    ...wanted.map((load) => load.bring().then(undefined, () => undefined)),
    ...(target?.namespaces ?? []).map((namespace) => runtime.i18n.ready(namespace)),
  ])
  runtime.parts.set(plan.layout.id, parts)
}
