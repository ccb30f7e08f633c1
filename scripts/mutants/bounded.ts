import { spawn } from 'node:child_process'

/** Runs a tool in a folder. `undefined` where the time is over: then it is stopped, and whatever it started. */
export function runBounded(
  folder: string,
  command: string,
  args: readonly string[],
  ms: number,
): Promise<number | undefined> {
  if (ms <= 0) return Promise.resolve(undefined)
  return new Promise((resolve, reject) => {
    // A group of its own, so that a browser or a server that it has started ends with it.
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
