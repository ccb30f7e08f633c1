import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isRecord, parseRecord } from './json.ts'

/** The folder in which running back offices register, with a file for each port. */
export const RUNNING_DIR = resolve(import.meta.dirname, '../../node_modules/.cache/renderer/backoffices')

/** Registers a back office with its folder of merchants and its port. Returns a function that removes it. Never throws. */
export function noteRunning(port: number, merchantsDir: string, dir = RUNNING_DIR): () => void {
  const file = join(dir, `${port}.json`)
  try {
    mkdirSync(dir, { recursive: true })
    writeFileSync(file, JSON.stringify({ port, merchantsDir: resolve(merchantsDir), pid: process.pid }))
  } catch {
    // Without a registration the default port is used.
  }
  return () => rmSync(file, { force: true })
}

/** The port of a running back office that serves a folder of merchants; undefined where there is none. */
export function runningPort(merchantsDir: string, dir = RUNNING_DIR): number | undefined {
  for (const file of filesIn(dir)) {
    const said = read(join(dir, file))
    if (!isRecord(said) || said.merchantsDir !== resolve(merchantsDir)) continue
    if (typeof said.port === 'number' && typeof said.pid === 'number' && isAlive(said.pid)) return said.port
  }
  return undefined
}

const filesIn = (dir: string): string[] => {
  try {
    return readdirSync(dir).sort()
  } catch {
    return []
  }
}

const read = (file: string): unknown => {
  try {
    return parseRecord(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
