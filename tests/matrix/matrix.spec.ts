import { expect, type Page } from '@playwright/test'
import { accessibilityFindings } from './axe.ts'
import { cells } from './cells.ts'
import { compareWithBaselines, countsAsPicture, keptPicture } from './compare.ts'
import { leaveOnly, partOver } from './foremost.ts'
import { readCellText, sidewaysScroll } from './look.ts'
import { type Cell, CONTRACT_FEATURES, nameOf, SITE_SCREENS, titleOf } from './rules/cells.ts'
import { LOADED, WENT_ON } from './rules/pace.ts'
import { inOrder } from './rules/passage.ts'
import { sizeFindings } from './sizeFindings.ts'
import { PHONE_SIZE, unfold } from './sizes.ts'
import { type Snapshot, snapshotPicture } from './snapshotPicture.ts'
import { heldBy, type Stage, test } from './stage.ts'

for (const cell of inOrder(cells)) {
  test(titleOf(cell), async ({ stage }, { annotations }) => {
    const seen = (await look(stage, cell)) ?? (await look(stage, cell, 'anew'))
    annotations.push({ type: stage.wentOn() ? WENT_ON : LOADED })
    expect(seen?.join('\n')).toBe('')
  })
}

/**
 * What is wrong with a cell; undefined where only a second look can tell. A layer keeps edges of what was drawn in it before: after
 * another screen, or on a busy machine. A picture that differs counts if it differs in a page that was loaded for it, too.
 */
async function look(stage: Stage, cell: Cell, how?: 'anew'): Promise<string[] | undefined> {
  const { merchant, state, brief = false, echo = false } = cell
  const findings: string[] = []
  let isTold = true
  await stage.show(
    cell,
    async () => {
      const { page, calm, noise } = stage
      await calm.rest(heldBy(cell))
      findings.push(...(await featureFindings(stage, cell)))
      const text = await readCellText(page)
      const shot = isPictured(cell) ? await picture(page, cell, keptPicture(cell)) : undefined
      const heard = () => noise.take().filter((complaint) => !state?.complaints?.test(complaint))
      if (!how && shot && !shot.isKept && countsAsPicture(cell)) {
        findings.push(...heard())
        isTold = findings.length > 0
        if (!isTold) return
      }
      const over = await partOver(page, cell)
      if (over) await leaveOnly(page, over)
      if (!brief && !echo) {
        // A window of its own is part of the state.
        if (!over && !state?.before?.window) await unfold(page)
        findings.push(...(await accessibilityFindings(page, `${merchant} ${nameOf(cell)}`, over)))
      }
      if (state?.before?.window) findings.push(...(await sidewaysScroll(page)))
      else if (!echo) findings.push(...(await sizeFindings(page)))
      findings.push(...heard(), ...(await stage.violations()))
      findings.push(...(await compareWithBaselines(cell, { text, ...(shot && { shot }), findings })))
    },
    how,
  )
  return isTold ? findings : undefined
}

/** `npm run matrix` takes a glance at every cell, for the gallery; `npm test` draws what is compared, and no more. */
const isPictured = ({ picture }: Cell): boolean => picture || process.env.MATRIX_GLANCES === '1'

/** What the window shows, or all of a page whose state is not that of one place. */
async function picture(page: Page, { state }: Cell, kept: Buffer | undefined): Promise<Snapshot> {
  if (state?.whole) await unfold(page)
  const shot = await snapshotPicture(page, kept)
  if (state?.whole) await page.setViewportSize(PHONE_SIZE)
  return shot
}

/** The cell's screen, the expected features and only those, each by its decision; and no problem. */
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
  // It floats where a state is about it (`stage.ts`).
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
