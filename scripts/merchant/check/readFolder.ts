import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import sharp from 'sharp'
import { codesIn, MERCHANTS } from '../folder.ts'
import type { MerchantFiles, PictureSize } from './files.ts'

const PICTURE = /\.(?:png|webp|jpe?g|gif|avif|svg)$/i

/** A merchant's folder from the disk. Sizes are read of icons alone: of other pictures it is enough that they are there. */
export async function readFolder(code: string, root: string = MERCHANTS): Promise<MerchantFiles> {
  const folder = join(root, code)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
  const texts: Record<string, string> = {}
  const others: Record<string, PictureSize | undefined> = {}
  await Promise.all(
    paths.map(async (path) => {
      const name = path.split(sep).join('/')
      if (path.endsWith('.json')) texts[name] = await readFile(join(folder, path), 'utf8')
      else
        others[name] =
          PICTURE.test(path) && name.includes('/icons/') ? await sizeOf(join(folder, path)) : undefined
    }),
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
