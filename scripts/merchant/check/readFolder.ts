import { open, readdir, readFile } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import sharp from 'sharp'
import { codesIn, MERCHANTS } from '../folder.ts'
import type { MerchantFiles, OtherFile, PictureSize } from './files.ts'
import { MANIFEST } from './open.ts'
import { HEAD_BYTES, kindNamed, kindOf } from './pictureKind.ts'

/** Reads a merchant's folder from the disk. The size is read only for pictures of the manifest, the format for all. */
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
    kindNamed(path) !== undefined && (texts[MANIFEST] ?? '').includes(basename(path))
  const others = Object.fromEntries(
    await read(
      paths.filter((path) => !isJson(path)),
      (path) => readOther(path, isNamed(path)),
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

async function readOther(path: string, measured: boolean): Promise<OtherFile> {
  const file = await open(path)
  try {
    const { size: bytes } = await file.stat()
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const kind = kindOf(buffer.subarray(0, bytesRead))
    if (!kind || !measured) return { bytes, ...(kind && { kind }) }
    const size = await sizeOf(path)
    // A file that starts like a picture but cannot be read counts as none.
    return size ? { bytes, kind, size } : { bytes }
  } finally {
    await file.close()
  }
}

async function sizeOf(path: string): Promise<PictureSize | undefined> {
  const found = await sharp(path)
    .metadata()
    .catch(() => undefined)
  return found?.width && found.height ? { width: found.width, height: found.height } : undefined
}
