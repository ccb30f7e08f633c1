import { type FSWatcher, watch } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { createFileCache, type FileCache } from './files.ts'
import { isRecord, text } from './json.ts'
import { BrokenFile, createJsonFiles } from './jsonFiles.ts'

/** A merchant: a folder under `merchants/` with a merchant.json. */
export type Merchant = {
  readonly code: string
  readonly name: string
  readonly domains: readonly string[]
  readonly folder: string
  /** Why its merchant.json cannot be used; its calls answer this. */
  readonly broken?: string
}

/** Every merchant folder, looked at again while the server runs. */
export type Merchants = {
  /** Brings the list up to date when it may have changed; call it before a lookup. */
  refresh(): Promise<void>
  all(): readonly Merchant[]
  byCode(code: string): Merchant | undefined
  byDomain(host: string): Merchant | undefined
  /** The value of a JSON file inside the merchant's folder; undefined when absent; throws BrokenFile. */
  read(merchant: Merchant, file: string): Promise<unknown>
  files: FileCache
  /** Said by whoever wrote into the folder: nothing that was read before counts any more. */
  changed(): void
  /** Another number: something was written since. */
  generation(): number
  /** How often something was seen to be written in a merchant's folder. It stays 0 where nobody watches. */
  changesIn(code: string): number
  close(): void
}

const rescanAfterMs = 1000
const mostWatched = 60
/** Stands for all folders, where the system does not say which one was written. */
const EVERY = '*'

const startWatching = (dir: string, changed: (path: string | null) => void): FSWatcher | undefined => {
  try {
    const watcher = watch(dir, { recursive: true, persistent: false }, (_, path) => changed(path))
    watcher.on('error', () => watcher.close())
    return watcher
  } catch {
    return undefined
  }
}

/** Opens the folder of merchants. Throws when it is missing or unreadable. */
export const openMerchants = async (directory: string, log: (line: string) => void): Promise<Merchants> => {
  const dir = resolve(directory)
  if (!(await stat(dir).catch(() => undefined))?.isDirectory()) {
    throw new Error(`there is no folder of merchants at ${dir}`)
  }
  let generation = 0
  const changes = new Map<string, number>()
  const files = createFileCache({ maxAgeMs: rescanAfterMs, generation: () => generation })
  const json = createJsonFiles(files, log)
  let byCode = new Map<string, Merchant>()
  let byDomain = new Map<string, Merchant>()
  let scanned = { at: Number.NEGATIVE_INFINITY, generation: -1 }
  let scanning: Promise<void> | undefined
  let lastClash = ''

  const readMerchant = async (code: string): Promise<Merchant | undefined> => {
    const folder = join(dir, code)
    const known = byCode.get(code.toLowerCase())
    const settle = (domains: readonly string[], name: string, broken?: string): Merchant => {
      const same =
        known && known.name === name && known.broken === broken && known.domains.join() === domains.join()
      return same ? known : { code, name, domains, folder, ...(broken ? { broken } : {}) }
    }
    try {
      const value = await json.read(join(folder, 'merchant.json'))
      if (value === undefined) return undefined
      if (!isRecord(value)) return settle([], code, `${folder}${sep}merchant.json is not an object`)
      const domains = Array.isArray(value.domains)
        ? value.domains.map((entry) => text(entry).toLowerCase())
        : []
      const declared = text(value.code)
      const broken =
        declared !== '' && declared !== code ? `folder ${code} says that its code is ${declared}` : undefined
      return settle(
        domains.filter((domain) => domain !== ''),
        text(value.name) || code,
        broken,
      )
    } catch (error) {
      if (!(error instanceof BrokenFile)) throw error
      return settle(known?.domains ?? [], known?.name ?? code, error.message)
    }
  }

  const scan = async () => {
    const seen = { at: Date.now(), generation }
    const folders = (await readdir(dir, { withFileTypes: true })).filter(
      (entry) => !entry.name.startsWith('.'),
    )
    const found = await Promise.all(folders.map((entry) => readMerchant(entry.name)))
    const codes = new Map<string, Merchant>()
    const domains = new Map<string, Merchant>()
    const clashes: string[] = []
    for (const merchant of found.filter((entry) => entry !== undefined)) {
      codes.set(merchant.code.toLowerCase(), merchant)
      for (const domain of merchant.domains) {
        const first = domains.get(domain)
        if (first)
          clashes.push(
            `DOMAIN TWICE  ${domain} is claimed by ${first.code} and ${merchant.code}; ${first.code} has it`,
          )
        else domains.set(domain, merchant)
      }
    }
    for (const merchant of codes.values()) {
      if (merchant.broken && byCode.get(merchant.code.toLowerCase())?.broken !== merchant.broken)
        log(`BROKEN MERCHANT  ${merchant.broken}`)
    }
    if (clashes.length > 0 && clashes.join() !== lastClash) clashes.forEach(log)
    lastClash = clashes.join()
    byCode = codes
    byDomain = domains
    scanned = seen
  }

  await scan()
  const watcher =
    byCode.size <= mostWatched
      ? startWatching(dir, (path) => {
          generation += 1
          const code = path?.split(sep)[0] ?? EVERY
          changes.set(code, (changes.get(code) ?? 0) + 1)
        })
      : undefined
  return {
    files,
    all: () => [...byCode.values()],
    byCode: (code) => byCode.get(code.toLowerCase()),
    byDomain: (host) => byDomain.get(host),
    read: (merchant, file) => json.read(join(merchant.folder, file)),
    // Where nobody watches, everything may have been written since.
    generation: () => (watcher ? generation : Math.floor(Date.now() / rescanAfterMs)),
    changesIn: (code) => (changes.get(code) ?? 0) + (changes.get(EVERY) ?? 0),
    changed: () => {
      generation += 1
    },
    close: () => watcher?.close(),
    refresh: async () => {
      if (scanned.generation === generation && Date.now() - scanned.at < rescanAfterMs) return
      scanning ??= scan()
        .catch((error: unknown) =>
          log(`UNREADABLE  ${dir}: ${error instanceof Error ? error.message : error}`),
        )
        .finally(() => {
          scanning = undefined
        })
      await scanning
    },
  }
}
