import type { LayoutParts } from '../layouts/parts.ts'
import type { ScreenId } from '../registry/ids.ts'
import type { Plan } from '../registry/plan.ts'
import { FIRST_SECTIONS } from '../site/home.ts'
import type { Runtime } from './runtime.ts'

/** Slots whose parts stand in the first window. */
const AT_THE_TOP = {
  shell: ['header.account', 'header.actions', 'shell.rail'],
  signIn: ['signIn.help'],
  bare: [],
} as const
/** So long the first picture waits for what it could do without: where all is kept already, it comes in one step, ms. */
const PATIENCE_MS = 50

/**
 * Downloads what the first picture of a plan needs: the layout, the screen, its words; and asks for what comes into its
 * places at once after it, sections and slots and what they ask with. What cannot be had is left to the component that
 * wants it: it says so in its own place. The layout alone is indispensable.
 */
export async function preloadPlan(
  plan: Plan<LayoutParts>,
  screen: ScreenId,
  runtime: Pick<Runtime, 'app' | 'parts' | 'loadDeferredServices'>,
  page: Pick<Window, 'setTimeout'>,
): Promise<void> {
  const target = plan.screens.find((candidate) => candidate.screen.id === screen)
  const isHome = screen === 'home'
  const first = Promise.all([
    plan.layout.load(),
    target && quietly(target.screen.load.preload()),
    ...(target?.namespaces ?? []).map((namespace) => runtime.app.i18n.ready(namespace)),
  ])
  const frame = target?.screen.frame ?? 'shell'
  const slots = AT_THE_TOP[frame]
  const preloadNext = () =>
    Promise.all([
      runtime.loadDeferredServices(),
      ...(isHome ? [quietly(plan.layout.loadSections())] : []),
      ...(isHome ? plan.sections.slice(0, FIRST_SECTIONS) : []).map(({ load }) => quietly(load.preload())),
      ...slots.flatMap((name) => plan.slots[name].map(({ load }) => quietly(load.preload()))),
    ])
  // A home asks at once; a form has time until it is sent, and its first picture the line to itself.
  const soon = frame === 'signIn' ? undefined : preloadNext()
  const [parts] = await first
  runtime.parts.set(plan.layout.id, parts)
  if (frame === 'signIn') await quietly(parts.preloadSignIn())
  await Promise.race([soon ?? preloadNext(), new Promise((resolve) => page.setTimeout(resolve, PATIENCE_MS))])
}

const quietly = (download: Promise<unknown>): Promise<unknown> => download.catch(() => undefined)
