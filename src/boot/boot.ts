import { nextTask } from '../ui/nextTask.ts'
import { startAfterwards } from './afterwards.ts'
import { appPhase } from './app.ts'
import { blockedBy } from './blocked.ts'
import { languagePhase } from './language.ts'
import { type BootPage, openPage } from './page.ts'
import { createScreen, inOrder } from './screen.tsx'
import { sessionPhase } from './session.ts'
import { reloadWhenStale } from './staleChunk.ts'
import { statusPhase } from './status.ts'

/** Starts the page: status → language → session → app (docs/architecture.md). Never rejects. */
export async function boot(window: BootPage['window']): Promise<void> {
  if (import.meta.env.PROD) reloadWhenStale(window, import.meta.url)
  // Each long step has a task of its own, so that the browser can handle input between them.
  await nextTask()
  const page = openPage(window)
  const status = await statusPhase(page)
  await nextTask()
  const speak = languagePhase(page)
  const begin = sessionPhase(page, status.wire.token)
  const start = appPhase(page, status)
  const screen = createScreen(page, status)

  await inOrder(page.siteStore, async (state) => {
    const { site } = state
    const i18n = await speak(site)
    if (!site || blockedBy(state)) return screen.standIn(state, i18n)
    const session = begin(site)
    if (!session) return
    const show = await start(site, i18n, session)
    await nextTask()
    screen.showApp(show)
  })
  startAfterwards(page, status)
}
