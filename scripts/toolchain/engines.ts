import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findOldChromium, haveOldChromium } from './oldChromium.ts'
import { run } from './run.ts'

/** Installed programs of other engines, and two old Chromiums. */
export interface Engines {
  readonly firefox?: string
  readonly chromium109?: string
  /** Too old for the app: for the page of outdated browsers. */
  readonly chromium92?: string
  /** WebKit's driver and browser, and a virtual screen. */
  readonly webkit?: { readonly driver: string; readonly browser: string; readonly screen: string }
}

/** Paths of Debian's WebKitGTK browser by version of the library. It is not on the PATH. */
const WEBKIT_BROWSERS = ['6.0', '4.1', '4.0'].flatMap((version) =>
  ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
    (machine) => `/usr/lib/${machine}/webkit${version === '6.0' ? '' : '2'}gtk-${version}/MiniBrowser`,
  ),
)

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

/** Finds installed engines: `FIREFOX_PATH`, else Firefox on the PATH; WebKitGTK's driver with its browser, and Xvfb. */
export function findEngines(): Engines {
  const firefox = process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox')
  const chromium109 = findOldChromium('chromium109')
  const chromium92 = findOldChromium('chromium92')
  const driver = onPath('WebKitWebDriver')
  const browser = WEBKIT_BROWSERS.find((path) => existsSync(path))
  const screen = onPath('Xvfb')
  return {
    ...(firefox && { firefox }),
    ...(chromium109 && { chromium109 }),
    ...(chromium92 && { chromium92 }),
    ...(driver && browser && screen && { webkit: { driver, browser, screen } }),
  }
}

/** Finds the engines, or installs Debian's packages and downloads the old Chromiums where possible. Others are left out. */
export async function haveEngines(): Promise<Engines> {
  await haveOldChromium('chromium109')
  await haveOldChromium('chromium92')
  const found = findEngines()
  const missing = [
    ...(found.firefox ? [] : ['firefox-esr']),
    ...(found.webkit ? [] : ['webkit2gtk-driver', 'xvfb']),
  ]
  if (missing.length === 0 || !onPath('apt-get') || process.getuid?.() !== 0) return found
  console.log(`Not found: ${missing.join(', ')}; trying Debian's packages …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env }, { silent: true })
  await run(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', ...missing],
    { env },
    { silent: true },
  )
  return findEngines()
}
