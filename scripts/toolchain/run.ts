import { type SpawnOptions, spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export interface Ran {
  readonly code: number
  readonly output: string
}

/** Runs a tool of `node_modules/.bin` (or a path) in the repository. Prints its output (unless `silent`) and returns it. */
export function run(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
  { silent = false } = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString()
      if (!silent) target.write(chunk)
    }
    child.stdout?.on('data', keep(process.stdout))
    child.stderr?.on('data', keep(process.stderr))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Ends a script with one clear line and exit code 1. */
export function giveUp(line: string): never {
  console.error(line)
  process.exit(1)
}

export const inRoot = (...parts: string[]): string => join(ROOT, ...parts)
