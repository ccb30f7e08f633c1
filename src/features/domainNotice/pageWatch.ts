import { loadRoute } from './api.ts'
import { createLineFinder, type LineEnv } from './model/findLine.ts'
import { createLineWatch } from './model/watch.ts'
import { lineEnvOf } from './page.ts'
import { lineStore, lineSurroundings } from './public.ts'

let watch: ReturnType<typeof createLineWatch> | undefined

/** The running app's way to its lines. */
export function pageLineEnv(): LineEnv {
  const { page, merchant, storage } = lineSurroundings()
  return lineEnvOf(page, { merchant, storage, loadRoute })
}

/** Looks into whether the page's own line is lost; the one watch of the page. */
export function suspectPageLine(): void {
  const { navigator } = lineSurroundings().page
  watch ??= createLineWatch({ ...pageLineEnv(), store: lineStore, isOnline: () => navigator.onLine })
  void watch.suspect()
}

/** Asks for the lines once, for the day when this one cannot be asked any more. */
export async function keepPageLines(): Promise<void> {
  await createLineFinder(pageLineEnv()).route(new AbortController().signal)
}
