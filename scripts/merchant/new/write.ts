import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Draft } from './draft.ts'

/** Colours of an icon: it is fetched before anything is painted. */
const COLOURS = 128

/**
 * Writes a draft as a folder below `root`. It is made beside its place and moved there whole: a back office that watches
 * never serves half of it. Throws where it is there already, and leaves nothing behind.
 */
export async function writeDraft({ files, pictures }: Draft, root: string): Promise<string> {
  const draft = join(root, `.new-${files.code}-${process.pid}`)
  const place = join(root, files.code)
  try {
    for (const [file, text] of Object.entries(files.texts)) await write(join(draft, file), text)
    for (const { file, svg, png } of pictures) {
      const path = join(draft, 'pictures', file)
      await write(`${path}.svg`, svg)
      if (png) await write(`${path}.png`, await rendered(svg, png))
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
  sharp(Buffer.from(svg)).resize(edge, edge).png({ palette: true, colours: COLOURS, effort: 10 }).toBuffer()
