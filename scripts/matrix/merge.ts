import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Outcome, outcomeOf } from '../../tests/matrix/rules/outcome.ts'
import { run } from '../toolchain/run.ts'

/** The name of Playwright's own report of a run in its folder of results. */
export const BLOB = 'report.zip'

/** Merges Playwright's reports of several runs; undefined where there is none, or merging fails. */
export async function mergeReports(folders: readonly string[]): Promise<Outcome | undefined> {
  const blobs = folders.map((folder) => join(folder, BLOB)).filter((path) => existsSync(path))
  if (blobs.length === 0) return undefined
  const place = mkdtempSync(join(tmpdir(), 'matrix-report-'))
  try {
    for (const [index, path] of blobs.entries()) copyFileSync(path, join(place, `report-${index + 1}.zip`))
    const merged = join(place, 'merged.json')
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: merged }
    const args = ['merge-reports', '--config=playwright.config.ts', '--reporter=json', place]
    const { code } = await run('playwright', args, { env })
    return code === 0 && existsSync(merged) ? outcomeOf(JSON.parse(readFileSync(merged, 'utf8'))) : undefined
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
