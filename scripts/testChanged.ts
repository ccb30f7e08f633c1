import { parseArgs } from 'node:util'
import { allCells } from '../tests/matrix/cells.ts'
import { browserTests } from './test/browserStep.ts'
import { cellsShowing, smokeCells } from './test/changed/cells.ts'
import { chooseBrowserTests } from './test/changed/choose.ts'
import { changedFiles, namedFiles } from './test/changed/files.ts'
import { readEdges, readSources } from './test/changed/graph.ts'
import { ownCellsOf, statesIn } from './test/changed/ownCells.ts'
import { reachOf } from './test/changed/reach.ts'
import { listBrowserTests } from './test/listed.ts'
import { overLimits } from './test/overLimits.ts'
import { buildStep, close, runSteps, type Step, staticSteps, unitTests } from './test/steps.ts'
import { giveUp } from './toolchain/run.ts'

/**
 * `npm run test:changed [-- base] [--files a,b] [--units] [--list] [--json file]`: what a change can reach, and a small smoke
 * set. `--files` names the changed files in place of git; `--units` leaves the browser out; `--list` runs nothing.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    files: { type: 'string' },
    units: { type: 'boolean' },
    list: { type: 'boolean' },
    json: { type: 'string' },
  },
})
const changed = values.files
  ? { base: undefined, files: await namedFiles(values.files) }
  : await changedFiles(positionals[0])
if (changed.files.length === 0) giveUp('Nothing has changed: name a base, or --files.')

const sources = readSources()
const reach = reachOf(changed.files, sources, readEdges(sources))
console.log(
  `Changed${changed.base ? ` since ${changed.base.slice(0, 12)}` : ''}: ${changed.files.join(', ')}`,
)
if (reach.everything.length > 0)
  console.log(`${reach.everything.join(', ')} can reach everything: npm test is the proof.`)
/** They read the folders, and are done in a moment. */
const ARCHITECTURE = 'tests/architecture'
const units = reach.everything.length > 0 ? [] : [ARCHITECTURE, ...reach.units]
console.log(
  `Unit tests: ${units.length > 0 ? `${reach.units.length} files that import what has changed, and architecture` : 'all'}`,
)

const chosen = values.units
  ? []
  : chooseBrowserTests({
      reach,
      listed: await listBrowserTests(),
      ownCells: ownCellsOf(allCells, await statesIn(reach.states), reach),
      cellsOf: cellsShowing,
      smokeCells,
    })
for (const { why, tests, left } of chosen) {
  console.log(
    `Browser tests: ${tests.length}${left > 0 ? ` (${left} more are left to test:full)` : ''}; ${why}`,
  )
  for (const { file, titles } of tests) console.log(`  ${file.replace('tests/', '')} › ${titles.join(' › ')}`)
}
if (values.list) process.exit(0)

const unitStep: Step = { name: 'unit and architecture', run: () => unitTests({ files: units }) }
const only = chosen.flatMap(({ tests }) => tests)
/** What a change in one feature may take, s. */
const MOST_S = 120
const summary = await runSteps(
  values.units
    ? [unitStep]
    : [
        ...staticSteps,
        unitStep,
        buildStep,
        { name: 'browser', run: async () => browserTests({ tests: only }) },
      ],
)
for (const line of overLimits(summary.seconds, {}, MOST_S)) console.log(line)
close(summary, ...(values.json ? [values.json] : []))
