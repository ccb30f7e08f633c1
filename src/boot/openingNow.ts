import { OPENINGS } from '../layouts/openings.ts'
import { beginningOf, contentOf } from './beginning.ts'
import { showOpening } from './opening.ts'
import type { EarlyText } from './wire.ts'

/** A script of its own, which the document runs for who has never seen this home: the app does not wait for it. */
const boot = window.__BOOT__
const opening = boot?.opening
if (boot && opening)
  void Promise.all([boot.status, boot.manifest]).then(([status, manifest]) => {
    const begins = beginningOf(opening.ahead, OPENINGS, status, manifest, opening.visitor)
    if (!begins) return
    const look = async ({ url, body }: EarlyText) => {
      const content = contentOf(opening.ahead, begins.section, url, await body, Date.now())
      if (content) showOpening(window, content, begins)
    }
    opening.tell = (text) => void look(text).catch(() => undefined)
    opening.seen.forEach(opening.tell)
  })
