import { writeFileSync } from 'node:fs'
import { faultsIn } from './conformance/faults.ts'
import { PAGE, readParts } from './conformance/files.ts'
import { conformancePage } from './conformance/page.ts'
import { inRoot } from './toolchain/run.ts'

/** `npm run conformance`: docs/conformance/*.json → docs/conformance.md. Exits with 1 if a statement has neither test nor decision. */
function main(): void {
  const rows = readParts()
  writeFileSync(inRoot(PAGE), conformancePage(rows))
  const faults = faultsIn(rows)
  for (const fault of faults) console.error(fault)
  console.log(`conformance: ${rows.length} statements, ${faults.length} faults`)
  if (faults.length > 0) process.exitCode = 1
}

main()
