import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { registry } from '../src/app/registry.ts'
import { BASELINES, RESULTS, SHARDS } from '../tests/matrix/baselines.ts'
import { gallery } from '../tests/matrix/rules/gallery.ts'
import { missingShards } from '../tests/matrix/rules/outcome.ts'
import type { CellRecord } from '../tests/matrix/rules/record.ts'
import { accept } from './matrix/accept.ts'
import { baselinesAt, baselinesNow } from './matrix/baselinesAt.ts'
import { collect } from './matrix/collect.ts'
import { mergeReports } from './matrix/merge.ts'
import { serveReport } from './matrix/serve.ts'
import { changedSince } from './matrix/since.ts'
import { giveUp, inRoot } from './toolchain/run.ts'

/**
 * `npm run matrix:report [-- folder …] [--serve | --static]`: a gallery of the last run of the matrix, all of its shards
 * together (or of the folders of results that are named), merchant by screen, differences side by side. At a terminal it is
 * served on loopback as long as there is something to accept: Accept makes what changed the baseline. `--since <commit>`
 * needs no run: it shows the baselines that differ from those of a commit, before and now.
 */
const REPORT = inRoot('test-results', 'matrix-report')
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { serve: { type: 'boolean' }, static: { type: 'boolean' }, since: { type: 'string' } },
})
if (values.since !== undefined) process.exit(await reportSince(values.since))

const shards = existsSync(SHARDS) ? readdirSync(SHARDS).map((name) => join(SHARDS, name)) : []
const folders = positionals.length > 0 ? positionals : [RESULTS, ...shards]
const collected = collect(folders)
const outcome = await mergeReports(folders)
if (collected.length === 0 && !outcome)
  giveUp(`There are no results in ${folders.join(', ')}: npm run matrix makes them.`)
const missing = missingShards(folders.map((folder) => basename(folder)))

rmSync(REPORT, { recursive: true, force: true })
mkdirSync(REPORT, { recursive: true })
for (const { folder, record } of collected) {
  for (const file of Object.values(record.pictures)) {
    mkdirSync(dirname(join(REPORT, file)), { recursive: true })
    cpSync(join(folder, file), join(REPORT, file))
  }
}
const records = collected.map(({ record }) => record)
const whole = { missing, ...(outcome && { outcome }) }
const file = join(REPORT, 'index.html')
writeFileSync(file, gallery(records, whole))
console.log(`${records.length} cells: ${file}`)
if (missing.length > 0) console.log(`Not all of the run is here: ${missing.join(', ')} is missing.`)

const changed = records.filter(({ acceptable = [] }) => acceptable.length > 0)
if (changed.length > 0 && !values.static && (values.serve || process.stdout.isTTY)) {
  const accepted = new Set<string>()
  const { url } = await serveReport({
    folder: REPORT,
    page: () => gallery(records, { ...whole, accepted }),
    accept: (cell) => {
      const said = accept(collected, cell, BASELINES)
      if (said.ok) accepted.add(cell)
      return said
    },
  })
  console.log(`${changed.length} of them have changed, and can be accepted here (Ctrl-C ends it):\n  ${url}`)
} else if (changed.length > 0) {
  console.log(
    `${changed.length} of them have changed: npm run matrix:report -- --serve lets you accept them.`,
  )
}

async function reportSince(commit: string): Promise<number> {
  const before = await baselinesAt(commit)
  if (!before) giveUp(`git does not know the commit ${commit}.`)
  const screens = registry.features.flatMap(({ screens = [] }) => screens.map(({ id }) => id))
  rmSync(REPORT, { recursive: true, force: true })
  const records: CellRecord[] = []
  for await (const { record, files } of changedSince(before, await baselinesNow(), screens, REPORT)) {
    records.push(record)
    for (const [file, content] of files) {
      mkdirSync(dirname(join(REPORT, file)), { recursive: true })
      writeFileSync(join(REPORT, file), content)
    }
  }
  mkdirSync(REPORT, { recursive: true })
  const file = join(REPORT, 'index.html')
  writeFileSync(file, gallery(records, { since: commit }))
  console.log(`${records.length} cells have changed since ${commit}: ${file}`)
  return 0
}
