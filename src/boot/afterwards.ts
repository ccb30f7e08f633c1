import { whenIdle } from '../app/idle.ts'
import type { BootPage } from './page.ts'
import { onRevisit } from './revisit.ts'
import type { StatusPhase } from './status.ts'

/** What begins once something stands on the screen: the site is checked again on each return, and the rest waits for idle time. */
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
