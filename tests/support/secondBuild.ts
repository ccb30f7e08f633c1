import { createHash } from 'node:crypto'
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILD_META, digest } from '../../src/api/assetManifest.ts'

const TEXT = /\.(js|css|html|json)$/
const INLINE = /<script>([\s\S]*?)<\/script>/
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Turns a build into the next one, in place: every hashed file gets a new name, as if each had changed. Everything that
 * depends on the names (the inline script's hash, the manifest's digest, the worker) is updated. This takes a second; a
 * real build would take twenty.
 */
async function makeNext(m: string, generation: string): Promise<void> {
  const assets = await readdir(join(m, 'assets'))
  const renamed = new Map(
    assets
      .filter((name) => /-[\w-]{8}\.\w+$/.test(name))
      .map((name) => [name, name.replace(/.(\.\w+)$/, `${generation}$1`)]),
  )
  const withNames = (text: string) => text.replace(/[\w.-]+\.\w+/g, (name) => renamed.get(name) ?? name)
  const files = [...assets.map((name) => join('assets', name)), 'index.html', 'asset-manifest.json', 'sw.js']
  for (const file of files.filter((name) => TEXT.test(name))) {
    const path = join(m, file)
    await writeFile(path, withNames(await readFile(path, 'utf8')))
  }
  for (const [name, next] of renamed) await rename(join(m, 'assets', name), join(m, 'assets', next))

  const before = await readFile(join(m, 'index.html'), 'utf8')
  const policy = /script-src ('sha256-[^']+')/.exec(before)?.[1] ?? ''
  const build = digest(await readFile(join(m, 'asset-manifest.json'), 'utf8'))
  const document = before
    .replace(policy, () => hashOf(INLINE.exec(before)?.[1] ?? ''))
    .replace(new RegExp(`(<meta name="${BUILD_META}" content=")[^"]*`), `$1${build}`)
  await writeFile(join(m, 'index.html'), document)
  const worker = await readFile(join(m, 'sw.js'), 'utf8')
  await writeFile(join(m, 'sw.js'), worker.replace(/"?revision"?:"[^"]*"/, `revision:"${build}"`))
}

/** Two consecutive builds. Their files no longer change. */
export interface Builds {
  readonly first: string
  readonly second: string
  remove(): Promise<void>
}

/** @param dist the production build, which is copied */
export async function prepareBuilds(dist: string): Promise<Builds> {
  const root = await mkdtemp(join(tmpdir(), 'builds-'))
  const [first, second] = [join(root, 'first'), join(root, 'second')]
  for (const [folder, generation] of [
    [first, '1'],
    [second, '2'],
  ] as const) {
    await cp(join(dist, 'm'), folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
    await makeNext(folder, generation)
  }
  return { first, second, remove: () => rm(root, { recursive: true, force: true }) }
}

/** A served folder: it contains the first build until the second is deployed. */
export interface Deployment {
  /** To be served like `dist/`. */
  readonly folder: string
  /** Replaces the first build by the second. The first one's files are gone. */
  deploy(): Promise<void>
  /** Writes the older part's manifest (`/mobile/mc`). */
  deployOlderPart(manifest: string): Promise<void>
  remove(): Promise<void>
}

export async function prepareDeployment({ first, second }: Builds): Promise<Deployment> {
  const folder = await mkdtemp(join(tmpdir(), 'deployment-'))
  await mkdir(join(folder, 'mobile/mc'), { recursive: true })
  await symlink(first, join(folder, 'm'))
  const deployOlderPart = (manifest: string) =>
    writeFile(join(folder, 'mobile/mc/asset-manifest.json'), manifest)
  await deployOlderPart('{"files":{"main.js":"/mobile/mc/main.1.js"}}')
  return {
    folder,
    deployOlderPart,
    deploy: async () => {
      await unlink(join(folder, 'm'))
      await symlink(second, join(folder, 'm'))
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
