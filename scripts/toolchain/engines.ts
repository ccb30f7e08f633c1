import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.ts'

/** Programs of the two other engines, found on this machine. */
export interface Engines {
  readonly firefox?: string
  /** WebKit has a driver, a browser that is made to be driven, and needs a screen. */
  readonly webkit?: { readonly driver: string; readonly browser: string; readonly screen: string }
}

/** Debian's browser of WebKitGTK, by version of the library; nothing on the PATH leads to it. */
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

/** What is there: `FIREFOX_PATH`, else one on the PATH; WebKitGTK's driver with its browser, and Xvfb. */
export function findEngines(): Engines {
  const firefox = process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox')
  const driver = onPath('WebKitWebDriver')
  const browser = WEBKIT_BROWSERS.find((path) => existsSync(path))
  const screen = onPath('Xvfb')
  return {
    ...(firefox && { firefox }),
    ...(driver && browser && screen && { webkit: { driver, browser, screen } }),
  }
}

/** Finds both engines, or installs Debian's packages where that can be done. What cannot be had is left out. */
export async function haveEngines(): Promise<Engines> {
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
