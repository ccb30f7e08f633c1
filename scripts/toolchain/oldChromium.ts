import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { onDemandFolder, tryToInstall } from './onDemand.ts'

/** A package that holds a compressed headless Chromium (MIT licence). */
const PACKAGE = '@sparticuz/chromium'
/** 109 is the oldest that the app promises (`scripts/build/browsers.ts`); 92 is too old for it. */
const VERSIONS = { chromium109: '109.0.6', chromium92: '92.0.0' } as const

export type OldChromium = keyof typeof VERSIONS

/** The program that {@link haveOldChromium} has unpacked before. */
export function findOldChromium(name: OldChromium): string | undefined {
  const path = join(onDemandFolder(name), 'chromium')
  return existsSync(path) ? path : undefined
}

/** Finds an old Chromium, or downloads it (58 MB, 160 MB unpacked); undefined where that is not possible. */
export async function haveOldChromium(name: OldChromium): Promise<string | undefined> {
  const found = findOldChromium(name)
  if (found || process.platform !== 'linux' || process.arch !== 'x64') return found
  const folder = onDemandFolder(name)
  const place = await tryToInstall(PACKAGE, VERSIONS[name], folder)
  if (!place) return undefined
  const path = join(folder, 'chromium')
  // Under another name first, so that an incomplete program is never found.
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, brotliDecompressSync(readFileSync(join(place, 'bin/chromium.br'))), {
    mode: 0o755,
  })
  renameSync(unfinished, path)
  return path
}
