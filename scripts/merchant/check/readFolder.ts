import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import sharp from 'sharp'
import { codesIn, MERCHANTS } from '../folder.ts'
import type { MerchantFiles, PictureSize } from './files.ts'
import { MANIFEST } from './open.ts'

const PICTURE = /\.(?:png|webp|jpe?g|gif|avif|svg)$/i

/** A merchant's folder from the disk. Sizes are read of what the manifest names: of others it is enough that they are there. */
export async function readFolder(code: string, root: string = MERCHANTS): Promise<MerchantFiles> {
  const folder = join(root, code)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
  const read = <Value>(ours: readonly string[], one: (path: string) => Promise<Value>) =>
    Promise.all(ours.map(async (path) => [path.split(sep).join('/'), await one(join(folder, path))] as const))
  const isJson = (path: string): boolean => path.endsWith('.json')
  const texts = Object.fromEntries(await read(paths.filter(isJson), (path) => readFile(path, 'utf8')))
  const isNamed = (path: string): boolean =>
    PICTURE.test(path) && (texts[MANIFEST] ?? '').includes(basename(path))
  const others = Object.fromEntries(
    await read(
      paths.filter((path) => !isJson(path)),
      async (path) => (isNamed(path) ? sizeOf(path) : undefined),
    ),
  )
  return {
    code,
    folder: root === MERCHANTS ? `merchants/${code}` : `${basename(root)}/${code}`,
    texts,
    others,
  }
}

/** All folders of merchants. */
export const readFolders = (root: string = MERCHANTS): Promise<MerchantFiles[]> =>
  Promise.all(codesIn(root).map((code) => readFolder(code, root)))

async function sizeOf(path: string): Promise<PictureSize | undefined> {
  const found = await sharp(path)
    .metadata()
    .catch(() => undefined)
  return found?.width && found.height ? { width: found.width, height: found.height } : undefined
}
