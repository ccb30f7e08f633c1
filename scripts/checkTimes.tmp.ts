import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createJudge, stampOf } from './backoffice/workbench/kept.ts'
import { knownHere } from './merchant/check/knownHere.ts'
import { readFolder } from './merchant/check/readFolder.ts'
import { codesIn, MERCHANTS } from './merchant/folder.ts'
import { writeMerchants } from './scale/merchants.ts'
knownHere()
for (const count of [12, 300]) {
  const root = mkdtempSync(join(tmpdir(), 'times-'))
  await writeMerchants(MERCHANTS, root, count, 7)
  const codes = codesIn(root)
  const timed = async (what: () => Promise<unknown>) => { const b = performance.now(); const c = process.cpuUsage(); await what(); const u = process.cpuUsage(c); return [Math.round(performance.now() - b), Math.round((u.user+u.system)/1000)] }
  const reading = await timed(async () => { for (const code of codes) await readFolder(code, root) })
  const judge = createJudge({ read: readFolder, stamp: stampOf, known: knownHere })
  const all = (generation: number) => async () => { for (const code of codes) await judge({ merchantsDir: root, codes, code, texts: {}, generation }) }
  const first = await timed(all(1)); const second = await timed(all(2))
  console.log(count, 'read', reading, 'first', first, 'second', second)
  rmSync(root, { recursive: true })
}
