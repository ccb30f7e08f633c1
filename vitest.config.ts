import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { texts } from './scripts/build/texts.ts'

const FOLDERS = ['tests/unit', 'tests/architecture']
const TEST = /\.test\.tsx?$/
/** A test that replaces modules has its own, and one that says so: it is about the first use of one, or changes what every element has. */
const SHARES_NOTHING = /@own-modules|\bvi\.(mock|doMock|resetModules)\(/
const DRAWS = /@vitest-environment happy-dom/

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => TEST.test(name))
    .map((name) => join(folder, name)),
).map((name) => ({ name, text: readFileSync(join(import.meta.dirname, name), 'utf8') }))
const isolated = files.filter(({ text }) => SHARES_NOTHING.test(text)).map(({ name }) => name)
const drawn = files
  .filter(({ name, text }) => DRAWS.test(text) && !isolated.includes(name))
  .map(({ name }) => name)

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
          exclude: [...configDefaults.exclude, ...isolated, ...drawn],
          // Pure rules share modules between files: half of the time went into loading them anew.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'drawn',
          include: drawn,
          // One document for many files: making it and loading React and the registry anew took longer than the tests.
          isolate: false,
          environment: 'happy-dom',
          setupFiles: ['tests/support/emptyDocument.ts'],
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
    ],
  },
})
