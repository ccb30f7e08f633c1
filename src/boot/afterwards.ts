import { whenIdle } from '../app/idle.ts'
import type { BootPage } from './page.ts'
import { onRevisit } from './revisit.ts'
import type { StatusPhase } from './status.ts'

/** Runs after the first paint: checks the site again on each return to the page, and loads the rest when idle. */
export function startAfterwards(page: BootPage, { source, refresh, wire }: StatusPhase): void {
  const { window } = page
  onRevisit({ document: window.document, window }, () => void refresh())
  if (wire.fromDocument) whenIdle(window, () => void refresh())
  whenIdle(window, () => {
    import('./afterFirst.ts').then(
      ({ afterFirst }) => afterFirst(page, source),
      () => undefined,
    )
  })
}
