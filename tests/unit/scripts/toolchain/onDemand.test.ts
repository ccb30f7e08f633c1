import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Install, tryToInstall } from '../../../../scripts/toolchain/onDemand.ts'

let root: string
let folder: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'on-demand-'))
  folder = join(root, 'cache', 'tool')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Writes the first file of a package, waits, then writes the second one. */
const slowly =
  (until: Promise<unknown> = Promise.resolve()): Install =>
  async (into, name, version) => {
    const place = join(into, 'node_modules', name)
    mkdirSync(place, { recursive: true })
    writeFileSync(join(place, 'first.js'), version)
    await until
    writeFileSync(join(place, 'second.js'), version)
    return true
  }

describe('a package that is installed on demand', () => {
  it('is whole for each of two processes that install it at once', async () => {
    let finish: (value?: unknown) => void = () => undefined
    const late = new Promise((resolve) => {
      finish = resolve
    })
    const second = tryToInstall('tool', '1.0.0', folder, slowly(late))
    const place = await tryToInstall('tool', '1.0.0', folder, slowly())
    expect(readdirSync(String(place))).toEqual(['first.js', 'second.js'])
    finish()
    expect(await second).toBe(place)
    expect(readdirSync(String(place))).toEqual(['first.js', 'second.js'])
    expect(readdirSync(join(root, 'cache'))).toEqual(['tool'])
  })

  it('is installed once, and again for another version', async () => {
    const install = vi.fn(slowly())
    await tryToInstall('tool', '1.0.0', folder, install)
    await tryToInstall('tool', '1.0.0', folder, install)
    expect(install).toHaveBeenCalledTimes(1)
    const place = await tryToInstall('tool', '2.0.0', folder, install)
    expect(readFileSync(join(String(place), 'second.js'), 'utf8')).toBe('2.0.0')
  })

  it('leaves nothing behind where it cannot be installed', async () => {
    expect(await tryToInstall('tool', '1.0.0', folder, async () => false)).toBeUndefined()
    expect(readdirSync(join(root, 'cache'))).toEqual([])
  })
})
