import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { texts } from './scripts/build/texts.ts'

const FOLDERS = ['tests/unit', 'tests/architecture']
const TEST = /\.test\.tsx?$/
/** A test that draws has a document of its own; one that replaces modules, or is about the first use of one (`@own-modules`), those. */
const SHARES_NOTHING = /@vitest-environment|@own-modules|\bvi\.(mock|doMock|resetModules)\(/

const isolated = FOLDERS.flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => TEST.test(name))
    .map((name) => join(folder, name)),
).filter((file) => SHARES_NOTHING.test(readFileSync(join(import.meta.dirname, file), 'utf8')))

export default defineConfig({
  plugins: [react(), texts()],
  test: {
    root: import.meta.dirname,
    pool: 'threads',
    // Vitest leaves one core to itself, which on two cores is half of what there is; it waits while the workers work.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Property tests take what they take; a machine with two busy cores is not a fault.
    testTimeout: 60_000,
    reporters: ['default'],
    setupFiles: ['tests/support/restoreAfterEach.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['tests/{unit,architecture}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...isolated],
          // Pure rules share modules between files: half of the time went into loading them anew.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
    ],
  },
})
