import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Merchant, Merchants } from './merchants.ts'

const FOLDER = 'texts'

/** `merchants/<code>/texts/<language>.json`, by the name of the file; {} where there is no such folder. */
export const textsOf = async (merchants: Merchants, merchant: Merchant): Promise<Record<string, unknown>> => {
  const files = await readdir(join(merchant.folder, FOLDER)).catch(() => [])
  const names = files.filter((file) => file.endsWith('.json')).sort()
  const read = names.map(
    async (file) =>
      [file.slice(0, -'.json'.length), await merchants.read(merchant, `${FOLDER}/${file}`)] as const,
  )
  return Object.fromEntries(await Promise.all(read))
}
