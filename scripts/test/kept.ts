import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '../toolchain/run.ts'

/** Where runs keep what the next one has to know. A developer's runs keep it with their packages. */
const OF_CLONE = inRoot('node_modules', '.cache', 'renderer')
/** The package's name: a clone without history has it too. */
const NAME = 'whitelabel-renderer'

/** `TEST_KEPT` names another folder. */
export const keptFolder = (): string => process.env.TEST_KEPT ?? OF_CLONE

/** A folder that outlives the clone: in the user's cache (XDG); with the packages where that cannot be written. */
export function lastingFolder({ TEST_KEPT, XDG_CACHE_HOME }: NodeJS.ProcessEnv, home = homedir()): string {
  if (TEST_KEPT) return TEST_KEPT
  const folder = join(XDG_CACHE_HOME || join(home, '.cache'), NAME)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return folder
  } catch {
    return OF_CLONE
  }
}

/** Reads what was kept; undefined where there is nothing, or nothing that can be read. */
export function readKept(folder: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
  } catch {
    return undefined
  }
}

export function writeKept(folder: string, name: string, value: unknown): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`)
}
