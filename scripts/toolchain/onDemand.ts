import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveUp, inRoot } from './run.ts'

/** The folder of the package, outside of the installed dependencies. */
export const onDemandFolder = (name: string): string => inRoot('node_modules', '.cache', name)

/** Installs a package like {@link tryToInstall}; ends the command if that fails. */
export const installOnDemand = async (name: string, version: string, folder?: string): Promise<string> =>
  (await tryToInstall(name, version, folder)) ??
  giveUp(`${name} cannot be installed: is the npm registry reachable?`)

/**
 * Installs a package that is too large to be a dependency, unless this version is installed. npm writes to the standard error,
 * since the standard output may be for JSON alone.
 *
 * @returns the package's folder; undefined where it cannot be installed
 */
export async function tryToInstall(
  name: string,
  version: string,
  folder = onDemandFolder(name),
): Promise<string | undefined> {
  const place = join(folder, 'node_modules', name)
  const stamp = join(folder, `${version}.installed`)
  if (existsSync(stamp) && existsSync(place)) return place
  console.error(`Installing ${name} ${version} into ${folder} …`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', `${name}@${version}`]
  const code = await new Promise<number | null>((resolve) => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const child = spawn(npm, args, {
      cwd: folder,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    })
    child.on('error', () => resolve(null))
    child.on('exit', resolve)
  })
  if (code !== 0 || !existsSync(place)) return undefined
  writeFileSync(stamp, '')
  return place
}
