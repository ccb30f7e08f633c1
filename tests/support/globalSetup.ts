import { chromium, type FullConfig } from '@playwright/test'
import { clearResults } from '../matrix/baselines.ts'
import { fingerprintOf, knownFingerprint } from '../matrix/fingerprint.ts'
import { comparison } from '../matrix/rules/fingerprint.ts'
import { rotationOf } from '../matrix/rules/passage.ts'

/** Runs before all workers: decides once which of the baselines can be compared on this machine. */
export default async function globalSetup(config: FullConfig): Promise<void> {
  if (runsMatrix(process.argv)) {
    clearResults()
    const rotation = String(rotationOf(process.env.MATRIX_ROTATION, Date.now()))
    process.env.MATRIX_ROTATION = rotation
    console.log(`MATRIX_ROTATION=${rotation} loads the same tenth of the cells anew.`)
  }
  const matrix = config.projects.find(({ name }) => name === 'matrix')
  const browser = await chromium.launch(matrix?.use.launchOptions ?? {})
  const { pictures, boxes, why } = comparison(knownFingerprint(), await fingerprintOf(browser))
  await browser.close()
  process.env.MATRIX_PICTURES = pictures ? 'compared' : 'not compared'
  process.env.MATRIX_BOXES = boxes ? 'compared' : 'not compared'
  if (why && process.env.MATRIX_UPDATE !== '1') console.log(why)
}

/** A run without the matrix keeps the results of the last matrix run. */
const runsMatrix = (words: readonly string[]): boolean => {
  const projects = words.filter((word) => word.startsWith('--project'))
  return projects.length === 0 || projects.some((word) => word.endsWith('matrix'))
}
