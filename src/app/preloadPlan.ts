import type { LayoutParts } from '../layouts/parts.ts'
import type { ScreenId } from '../registry/ids.ts'
import type { Plan } from '../registry/plan.ts'
import { FIRST_SECTIONS } from '../site/home.ts'
import type { Runtime } from './runtime.ts'

/** Slots whose parts are visible in the first viewport. */
const AT_THE_TOP = {
  shell: ['header.account', 'header.actions', 'shell.rail'],
  signIn: ['signIn.help'],
  bare: [],
} as const
/** The first paint waits this long for optional parts, ms: if everything is cached, it renders in one step. */
const PATIENCE_MS = 50

/**
 * Downloads what a plan's first paint needs: the layout, the screen and its texts. Also starts loading what follows at once:
 * sections, slots and the code of their calls. If a download fails, the component that needs it shows the error in its place.
 * Only the layout is required.
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
      ...(target?.screen.content ? [quietly(target.screen.content.preload())] : []),
      ...(isHome ? [quietly(plan.layout.loadSections())] : []),
      ...(isHome ? plan.sections.slice(0, FIRST_SECTIONS) : []).map(({ load }) => quietly(load.preload())),
      ...slots.flatMap((name) => plan.slots[name].map(({ load }) => quietly(load.preload()))),
    ])
  // Home makes calls at once. A form needs the client only when it is sent, so its first paint gets the whole
  // connection.
  const soon = frame === 'signIn' ? undefined : preloadNext()
  const [parts] = await first
  runtime.parts.set(plan.layout.id, parts)
  if (frame === 'signIn') await quietly(parts.preloadSignIn())
  await Promise.race([soon ?? preloadNext(), new Promise((resolve) => page.setTimeout(resolve, PATIENCE_MS))])
}

const quietly = (download: Promise<unknown>): Promise<unknown> => download.catch(() => undefined)
