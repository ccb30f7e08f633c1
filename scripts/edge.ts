import { existsSync } from 'node:fs'
import { buildIfStale } from './toolchain/build.ts'
import { giveUp, inRoot } from './toolchain/run.ts'

/** `npm run edge`: serves `dist/` with a document for each merchant, before a platform. Builds what is missing. */
const isBuilt = ['dist/m/preload-map.json', 'dist-edge/handler.js'].every((file) => existsSync(inRoot(file)))
if (!isBuilt && !(await buildIfStale())) giveUp('The build failed: see above.')
await import('./edge/main.ts')
