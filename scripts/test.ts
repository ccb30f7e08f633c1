import { parseArgs } from 'node:util'
import { titleOf } from '../tests/matrix/rules/cells.ts'
import { quickCells } from '../tests/tiers/cells.ts'
import { QUICK_JOURNEYS } from '../tests/tiers/journeys.ts'
import { browserTests } from './test/browserStep.ts'
import { listBrowserTests } from './test/listed.ts'
import { overLimits } from './test/overLimits.ts'
import { buildStep, close, runSteps, staticSteps, unitTests } from './test/steps.ts'
import { quickTests } from './test/tiers.ts'

/**
 * `npm test [-- --json file]`: the proof of a change, in ten minutes on two cores. What it runs in a browser is chosen in
 * `tests/tiers/`; `docs/testing.md` says why.
 */
const { values } = parseArgs({ options: { json: { type: 'string' } } })

const UNITS = 'unit and architecture'
const BROWSER = 'browser'

const summary = await runSteps([
  ...staticSteps,
  { name: UNITS, run: () => unitTests() },
  buildStep,
  {
    name: BROWSER,
    run: async () => {
      const cells = new Set(quickCells.map(titleOf))
      return browserTests({ tests: quickTests(await listBrowserTests(), cells, QUICK_JOURNEYS) })
    },
  },
])
for (const line of overLimits(summary.seconds, { [UNITS]: 90, [BROWSER]: 360 }, 600)) console.log(line)
close(summary, ...(values.json ? [values.json] : []))
