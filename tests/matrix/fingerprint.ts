import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { NOW, PHONE } from '../support/phone.ts'
import { BASELINES } from './baselines.ts'
import { MATRIX_FLAGS } from './flags.ts'
import { type Fingerprint, parseFingerprint } from './rules/fingerprint.ts'

const FONTS = join(import.meta.dirname, '..', 'support', 'fonts')
export const FINGERPRINT_FILE = join(BASELINES, 'fingerprint.json')

const hash = (...parts: (string | Buffer)[]): string => {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('hex').slice(0, 16)
}

/** One text in every script of the pinned fonts, in both weights and a fallback family. */
const PROBES = ['400 100px sans-serif', '700 100px sans-serif', '400 100px monospace']
const PROBE_TEXT = 'Quà tặng đón chào · ação · Mabuhay 0123456789'

/** The fingerprint stored with the baselines; undefined if there are none yet. */
export function knownFingerprint(): Fingerprint | undefined {
  try {
    return parseFingerprint(readFileSync(FINGERPRINT_FILE, 'utf8'))
  } catch {
    return undefined
  }
}

/** The fingerprint of this run's set-up. */
export async function fingerprintOf(browser: Browser): Promise<Fingerprint> {
  const fonts = readdirSync(FONTS).filter((name) => name.endsWith('.ttf'))
  const page = await browser.newPage({ viewport: PHONE.viewport })
  const widths = await page.evaluate(
    ([probes, text]) => {
      const pen = document.createElement('canvas').getContext('2d')
      return probes.map((font) => {
        if (!pen) return 0
        pen.font = font
        return Math.round(pen.measureText(text).width)
      })
    },
    [PROBES, PROBE_TEXT] as const,
  )
  await page.close()
  return {
    browser: browser.version(),
    platform: `${process.platform} ${process.arch}`,
    fonts: hash(...fonts.sort().map((name) => readFileSync(join(FONTS, name)))),
    configuration: hash(JSON.stringify([MATRIX_FLAGS, PHONE, NOW]), readFileSync(join(FONTS, 'fonts.conf'))),
    text: widths.join(' '),
  }
}
