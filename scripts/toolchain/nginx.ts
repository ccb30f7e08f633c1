import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.ts'

/** Debian's path, which is not on a user's PATH. */
const PLACES = ['/usr/sbin', '/usr/local/sbin']

const find = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), ...PLACES]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

/** An installed nginx, or Debian's package where it can be installed. Otherwise prints a message and returns undefined. */
export async function haveNginx(): Promise<string | undefined> {
  const found = find('nginx')
  if (found) return found
  if (find('apt-get') && process.getuid?.() === 0) {
    console.log("No nginx found: trying Debian's package …")
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-q'], { env }, { silent: true })
    await run('apt-get', ['install', '-y', '-q', 'nginx-light'], { env }, { silent: true })
  }
  const installed = find('nginx')
  if (!installed) console.log('No nginx can be had here: nothing is known of scripts/deploy/nginx.')
  return installed
}
