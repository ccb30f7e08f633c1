import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A pseudo-random number from 0 to below 1 for a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const codeOf = (index: number): string => `scale${String(index).padStart(4, '0')}`

/** Writes `count` merchants derived from those in `from`, with other codes and colours and the same pictures. Deterministic. */
export async function writeMerchants(from: string, to: string, count: number, seed: number): Promise<void> {
  const models = (await readdir(from, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const random = seeded(seed)
  await mkdir(to, { recursive: true })
  for (let index = 0; index < count; index += 1) {
    const model = models[Math.floor(random() * models.length)]?.name
    if (model === undefined) throw new Error(`there is no merchant in ${from}`)
    await writeMerchant(join(from, model), model, join(to, codeOf(index)), codeOf(index), random())
  }
}

/** The merchant's own values; the rest comes from its model. */
const OWN = ['wps/system/status.json', 'wps/system/manifest.json']
const SHARED = ['pictures', 'wps/relay']

async function writeMerchant(source: string, model: string, folder: string, code: string, hue: number) {
  const shared = SHARED.map((name) => join(source, name))
  await cp(source, folder, { recursive: true, filter: (path) => !shared.includes(path) })
  for (const name of SHARED) await symlink(join(source, name), join(folder, name))
  const own = { code, name: code, domains: [`${code}.example`] }
  await writeFile(join(folder, 'merchant.json'), JSON.stringify(own))
  for (const file of OWN) {
    const text = await readFile(join(folder, file), 'utf8')
    const renamed = text.replaceAll(`"merchantCode": "${model}"`, `"merchantCode": "${code}"`)
    await writeFile(
      join(folder, file),
      renamed.replace(BRAND, (_, before: string) => before + colour(hue)),
    )
  }
}

const BRAND = /(\\?"brand\\?":\s*\\?")#[0-9a-fA-F]{6}/

const colour = (hue: number): string =>
  `#${[0, 1 / 3, 2 / 3]
    .map((offset) => Math.round(128 + 90 * Math.cos(2 * Math.PI * (hue + offset))))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`
