import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Draft } from './draft.ts'

/** Number of colours of an icon, limited since it is loaded before the first paint. */
const COLOURS = 128
/** More takes a third longer and saves less than 1 %. */
const EFFORT = 7

/**
 * Writes a draft as a folder below `root`. It is created beside its place and then moved, so that a watching back office never
 * serves an incomplete folder. Throws where the folder exists, and removes its temporary files.
 */
export async function writeDraft({ files, pictures }: Draft, root: string): Promise<string> {
  const draft = join(root, `.new-${files.code}-${process.pid}`)
  const place = join(root, files.code)
  try {
    for (const [file, text] of Object.entries(files.texts)) await write(join(draft, file), text)
    const bitmaps = await Promise.all(pictures.map(({ svg, png }) => png && rendered(svg, png)))
    for (const [at, { file, svg }] of pictures.entries()) {
      const path = join(draft, 'pictures', file)
      const bitmap = bitmaps[at]
      await write(`${path}.svg`, svg)
      if (bitmap) await write(`${path}.png`, bitmap)
    }
    await rename(draft, place)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
  return place
}

async function write(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

const rendered = (svg: string, edge: number): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .resize(edge, edge)
    .png({ palette: true, colours: COLOURS, effort: EFFORT })
    .toBuffer()
