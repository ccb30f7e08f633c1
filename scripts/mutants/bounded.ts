import { spawn } from 'node:child_process'

/** Runs a tool in a folder. Returns `undefined` at a timeout, after stopping the tool and its child processes. */
export function runBounded(
  folder: string,
  command: string,
  args: readonly string[],
  ms: number,
): Promise<number | undefined> {
  if (ms <= 0) return Promise.resolve(undefined)
  return new Promise((resolve, reject) => {
    // A process group of its own, so that its browsers and servers end with it.
    const child = spawn(command, args, { cwd: folder, detached: true, stdio: 'ignore' })
    let isLate = false
    const stop = () => void (child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'))
    const timer = setTimeout(() => {
      isLate = true
      stop()
    }, ms)
    process.once('exit', stop)
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(timer)
      process.off('exit', stop)
      resolve(isLate ? undefined : (code ?? 1))
    })
  })
}
