import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { run } from './run.ts'

/** The kind of browser: the fast headless shell, or the whole browser (notifications, installation). */
export type BrowserKind = 'headless-shell' | 'whole'

const NAMES: Record<BrowserKind, readonly string[]> = {
  'headless-shell': ['chromium-headless-shell', 'chrome-headless-shell'],
  whole: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
}

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

function onPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => [join(folder, name), join(folder, `${name}.exe`)])
    .find((path) => existsSync(path))
}

const playwrightsOwn = (): string | undefined => {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/**
 * An installed browser: `CHROME_PATH`, else one on the PATH, else Playwright's own. The whole browser does for the shell; the shell
 * never stands in for the whole one, which would pass as something that was not tested.
 */
export function findBrowser(kind: BrowserKind): string | undefined {
  const given = process.env.CHROME_PATH
  if (given) return existsSync(given) ? given : undefined
  const wanted = NAMES[kind].map(onPath).find((path) => path !== undefined)
  const other = kind === 'whole' ? undefined : NAMES.whole.map(onPath).find((path) => path !== undefined)
  return wanted ?? playwrightsOwn() ?? other ?? PLACES.find((path) => existsSync(path))
}

/**
 * Finds a browser or installs one: Playwright's download, else Debian's packages. Undefined where neither works.
 */
export async function haveBrowser(kind: BrowserKind): Promise<string | undefined> {
  const found = findBrowser(kind)
  if (found || process.env.CHROME_PATH) return found
  console.log("No browser found: trying Playwright's own download …")
  const part = kind === 'whole' ? [] : ['--only-shell']
  const { code } = await run('playwright', ['install', 'chromium', ...part])
  if (code === 0 && playwrightsOwn()) return playwrightsOwn()
  if (onPath('apt-get')) {
    console.log("… that failed; trying Debian's packages …")
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-q'], { env })
    await run('apt-get', ['install', '-y', '-q', 'chromium-headless-shell', 'chromium'], { env })
  }
  return findBrowser(kind)
}

/** Flags for an isolated, quiet browser on any machine. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]
