import type { Out } from './merchant/command.ts'
import { commands } from './merchant/commands.ts'
import { runTool } from './merchant/run.ts'

/** `npm run merchant -- <command>`: what an operator asks about merchants' folders. */
const out: Out = { line: (text) => console.log(text), error: (text) => console.error(text) }
process.exitCode = await runTool(commands, process.argv.slice(2), out)
