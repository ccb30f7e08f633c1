import { expect, type Page } from '@playwright/test'
import { accessibilityFindings } from './axe.ts'
import { cells } from './cells.ts'
import { compareWithBaselines, countsAsPicture, keptPicture } from './compare.ts'
import { bringBack, leaveOnly, partOver } from './foremost.ts'
import { readCellText, sidewaysScroll } from './look.ts'
import { type Cell, CONTRACT_FEATURES, nameOf, SITE_SCREENS, titleOf } from './rules/cells.ts'
import { LOADED, WENT_ON } from './rules/pace.ts'
import { inOrder } from './rules/passage.ts'
import { LOOKED_AGAIN, needsSecondLook } from './rules/secondLook.ts'
import { sizeFindings } from './sizeFindings.ts'
import { PHONE_SIZE, resize, unfold } from './sizes.ts'
import { type Snapshot, snapshotPicture } from './snapshotPicture.ts'
import { heldBy, ROTATION, type Stage, test } from './stage.ts'
import { targetFindings } from './targets.ts'

for (const cell of inOrder(cells, ROTATION)) {
  test(titleOf(cell), async ({ stage }, { annotations }) => {
    const first = await look(stage, cell)
    // With `--update` a different picture is expected.
    if (!first && process.env.MATRIX_UPDATE !== '1') annotations.push({ type: LOOKED_AGAIN })
    const seen = first ?? (await look(stage, cell, 'anew'))
    annotations.push({ type: stage.wentOn() ? WENT_ON : LOADED })
    expect(seen?.join('\n')).toBe('')
  })
}

/** The findings of a cell; undefined: a second look must decide (`rules/secondLook.ts`). */
async function look(stage: Stage, cell: Cell, how?: 'anew'): Promise<string[] | undefined> {
  const { merchant, state, brief = false, echo = false } = cell
  const findings: string[] = []
  let isTold = true
  await stage.show(
    cell,
    async () => {
      const { page, calm, noise } = stage
      await calm.rest(heldBy(cell))
      // However long the look takes, a toast stays, and nothing comes that would come later.
      const [, features, text, over] = await Promise.all([
        page.evaluate(() => window.holdLongTimers?.(true)),
        featureFindings(stage, cell),
        readCellText(page),
        partOver(page, cell),
      ])
      findings.push(...features)
      const shot = isPictured(cell) ? await picture(page, cell, keptPicture(cell)) : undefined
      const heard = () =>
        noise.take().filter((complaint) => !GONE.test(complaint) && !state?.complaints?.test(complaint))
      const hasOtherPicture = shot !== undefined && !shot.isKept && countsAsPicture(cell)
      if (hasOtherPicture) findings.push(...heard())
      if (needsSecondLook({ wentOn: stage.wentOn(), hasOtherPicture, findings })) {
        isTold = false
        return
      }
      if (over) await leaveOnly(page, over)
      // A state's own window size must not change.
      const hasOwnWindow = state?.before?.window !== undefined
      const targets = () => targetFindings(page, `${merchant} ${nameOf(cell)}`)
      if (!echo) {
        if (!hasOwnWindow && !over) await unfold(page)
        const how = { within: over, sizes: false }
        const audit = brief ? [] : accessibilityFindings(page, `${merchant} ${nameOf(cell)}`, how)
        findings.push(...(await Promise.all([audit, targets()])).flat())
      }
      if (hasOwnWindow) findings.push(...(await sidewaysScroll(page)))
      else if (!echo) findings.push(...(await sizeFindings(page, { narrow: targets })))
      if (over) await bringBack(page)
      findings.push(...heard(), ...(await stage.violations()))
      findings.push(...(await compareWithBaselines(cell, { text, ...(shot && { shot }), findings })))
    },
    how,
  )
  return isTold ? findings : undefined
}

/** Pictures that are gone, as some are in every long list of games (`scripts/art/longList/list.ts`). */
const GONE = /\/withdrawn\//

/** `npm run matrix` takes a picture of every cell for the gallery; `npm test` only takes pictures that are compared. */
const isPictured = (cell: Cell): boolean => countsAsPicture(cell) || process.env.MATRIX_GLANCES === '1'

/** A picture of the window, or of the whole page if the state affects all of it. */
async function picture(page: Page, { state }: Cell, kept: Buffer | undefined): Promise<Snapshot> {
  if (state?.whole) await unfold(page)
  const shot = await snapshotPicture(page, kept)
  if (state?.whole) await resize(page, PHONE_SIZE)
  return shot
}

/** Checks the screen, that exactly the expected features are shown and decided on, and that there are no problems. */
async function featureFindings({ page }: Stage, cell: Cell): Promise<string[]> {
  const { screen, shown, site } = await page.evaluate(() => ({
    screen: document.querySelector<HTMLElement>('[data-screen]')?.dataset.screen,
    shown: [...document.querySelectorAll<HTMLElement>('[data-feature]')].map(
      ({ dataset }) => dataset.feature ?? '',
    ),
    site: window.__SITE__ && { decisions: window.__SITE__.decisions, problems: window.__SITE__.problems },
  }))
  const features = [...new Set(shown)].filter((id) => CONTRACT_FEATURES.has(id)).sort()
  const findings = screen === cell.screen ? [] : [`the screen is ${screen}`]
  // The stage shows the floating shortcut only in states that are about it (`stage.ts`).
  const expected = cell.expected.filter(
    (id) => id !== 'activityShortcut' || cell.state?.before?.shortcut === true,
  )
  const missing = expected.filter((id) => !features.includes(id))
  const surplus = features.filter((id) => !expected.includes(id))
  if (missing.length > 0) findings.push(`expected, and not there: ${missing.join(', ')}`)
  if (surplus.length > 0) findings.push(`there, and not expected: ${surplus.join(', ')}`)
  if (SITE_SCREENS.some((id) => id === cell.screen)) return findings
  if (!site) return [...findings, 'window.__SITE__ says nothing']
  for (const id of expected) {
    if (!site.decisions[id]?.on)
      findings.push(`${id} is decided ${site.decisions[id]?.because ?? 'by nobody'}`)
  }
  findings.push(...site.problems.map((problem) => `problem ${JSON.stringify(problem)}`))
  return findings
}
