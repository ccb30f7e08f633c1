import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isRecord, parseRecord } from './json.ts'

/** Where back offices that run on this machine say so, a file for each port. */
export const RUNNING_DIR = resolve(import.meta.dirname, '../../node_modules/.cache/house/backoffices')

/** Says that a back office serves a folder of merchants at a port. Answers how to take it back. Never throws: it is for convenience. */
export function noteRunning(port: number, merchantsDir: string, dir = RUNNING_DIR): () => void {
  const file = join(dir, `${port}.json`)
  try {
    mkdirSync(dir, { recursive: true })
    writeFileSync(file, JSON.stringify({ port, merchantsDir: resolve(merchantsDir), pid: process.pid }))
  } catch {
    // Whoever makes a merchant is told the usual port.
  }
  return () => rmSync(file, { force: true })
}

/** The port at which a running back office serves a folder of merchants; undefined: none does. */
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
