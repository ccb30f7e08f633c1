import { buildIfStale } from './toolchain/build.ts'
import { giveUp } from './toolchain/run.ts'

/** `npm start`: builds what is stale and serves it with the embedded back office. */
if (!(await buildIfStale())) giveUp('The build failed: see above.')
await import('./backoffice/main.ts')
