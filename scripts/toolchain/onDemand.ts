import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { giveUp, inRoot } from './run.ts'

/** Fills an empty folder with a package of this version; false: it failed. */
export type Install = (folder: string, name: string, version: string) => Promise<boolean>

/** The folder of the package, outside of the installed dependencies. */
export const onDemandFolder = (name: string): string => inRoot('node_modules', '.cache', name)

/** Installs a package like {@link tryToInstall}; ends the command if that fails. */
export const installOnDemand = async (name: string, version: string, folder?: string): Promise<string> =>
  (await tryToInstall(name, version, folder)) ??
  giveUp(`${name} cannot be installed: is the npm registry reachable?`)

/**
 * Installs a package that is too large to be a dependency, unless this version is installed. Two processes may do so at once
 * (the workers of a test run): each installs into a folder of its own, and the first one that is done gives it its place.
 *
 * @returns the package's folder; undefined where it cannot be installed
 */
export async function tryToInstall(
  name: string,
  version: string,
  folder = onDemandFolder(name),
  install: Install = installByNpm,
): Promise<string | undefined> {
  const place = join(folder, 'node_modules', name)
  const stamp = `${version}.installed`
  const isInstalled = (): boolean => existsSync(join(folder, stamp)) && existsSync(place)
  if (isInstalled()) return place
  console.error(`Installing ${name} ${version} into ${folder} …`)
  mkdirSync(dirname(folder), { recursive: true })
  const fresh = mkdtempSync(`${folder}.`)
  try {
    if (!(await install(fresh, name, version)) || !existsSync(join(fresh, 'node_modules', name)))
      return undefined
    writeFileSync(join(fresh, stamp), '')
    try {
      renameSync(fresh, folder)
    } catch {
      // The folder has files already: of the process that was first, or of another version.
      if (isInstalled()) return place
      rmSync(folder, { recursive: true, force: true })
      renameSync(fresh, folder)
    }
    return place
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** npm writes to the standard error, since the standard output may be for JSON alone. */
async function installByNpm(folder: string, name: string, version: string): Promise<boolean> {
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
  return code === 0
}
