import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { knownHere } from '../../merchant/check/knownHere.ts'
import { readFolder } from '../../merchant/check/readFolder.ts'
import { writeMerchants } from '../../scale/merchants.ts'
import { inRoot } from '../../toolchain/run.ts'
import { createJudge, stampOf } from './kept.ts'

/**
 * `node scripts/backoffice/workbench/checkTimes.ts`: what the workbench's first check of all merchants costs, a second one of unchanged folders, and
 * reading the same folders, as a measure of the machine. Prints CPU time, ms, which depends less on what else runs.
 */
const COUNTS = [12, 300]
const SEED = 7

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return Math.round((user + system) / 1000)
}

const known = knownHere()
for (const count of COUNTS) {
  const root = mkdtempSync(join(tmpdir(), 'check-times-'))
  await writeMerchants(inRoot('merchants'), root, count, SEED)
  const codes = readdirSync(root).sort()
  const judge = createJudge({ read: readFolder, stamp: stampOf, known: () => known })
  const checkAll = (generation: number) => async () => {
    for (const code of codes) await judge({ merchantsDir: root, codes, code, texts: {}, generation })
  }
  const reading = await cpuOf(async () => {
    for (const code of codes) await readFolder(code, root)
  })
  const [first, second] = [await cpuOf(checkAll(1)), await cpuOf(checkAll(2))]
  console.log(`${count} merchants: reading ${reading}, first check ${first}, second check ${second}`)
  rmSync(root, { recursive: true })
}
