import { randomInt } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startBackoffice } from '../../scripts/backoffice/server.ts'
import { checkAll } from '../../scripts/merchant/check/checkMerchant.ts'
import { knownHere } from '../../scripts/merchant/check/knownHere.ts'
import { readFolders } from '../../scripts/merchant/check/readFolder.ts'
import { make } from '../../scripts/merchant/new/command.ts'
import { layouts } from '../../src/layouts/index.ts'
import { accessibilityFindings } from '../matrix/axe.ts'
import { watchCalm } from '../support/disableMotion.ts'
import { expect, screenOf, siteNow, test } from '../support/journey.ts'
import { logIn, PLAYER } from '../support/logIn.ts'
import { merchantCodes } from '../support/merchants.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const SERVED_WITHIN_MS = 2000

/** Copies a merchant's folder under another code, as a person would: completely, and then moves it into place. */
function addMerchant(folder: string, model: string, code: string): void {
  const draft = join(tmpdir(), `${code}-${process.pid}`)
  cpSync(join(ROOT, 'merchants', model), draft, { recursive: true })
  for (const file of ['merchant.json', 'wps/system/status.json', 'wps/system/manifest.json']) {
    const text = readFileSync(join(draft, file), 'utf8')
    writeFileSync(join(draft, file), text.replaceAll(model, code))
  }
  renameSync(draft, join(folder, code))
}

test('a merchant whose folder is added while the server runs is served within two seconds, without a rebuild', async ({
  page,
}) => {
  const [model = ''] = merchantCodes
  const folder = mkdtempSync(join(tmpdir(), 'merchants-'))
  addMerchant(folder, model, 'first')
  const server = await startBackoffice({
    port: 0,
    merchantsDir: folder,
    distDir: process.env.DIST_DIR ?? join(ROOT, 'dist'),
    log: () => {},
  })
  try {
    const merchantOf = async (code: string): Promise<unknown> => {
      const answer: { value?: { merchantCode?: unknown } } = await fetch(
        `${server.url}/wps/system/status?merchant=${code}&device=MOBILE`,
      ).then((response) => response.json())
      return answer.value?.merchantCode
    }
    expect(await merchantOf('first')).toBe('first')
    expect(await merchantOf('second')).toBeUndefined()
    addMerchant(folder, model, 'second')
    await expect
      .poll(() => merchantOf('second'), { timeout: SERVED_WITHIN_MS, intervals: [100] })
      .toBe('second')

    await page.goto(`http://second.localhost:${server.port}/m/home`)
    await expect(screenOf(page, 'home')).toBeVisible()
    const site = await siteNow(page)
    expect(site?.merchant).toBe('second')
    expect(site?.problems).toEqual([])
  } finally {
    await server.close()
    rmSync(folder, { recursive: true })
  }
})

/** New in each run, so that the code cannot be fitted to the existing merchants. A run prints its seed for a repetition. */
const SEED = Number(process.env.TEST_SEED) || randomInt(1, 1_000_000)

/** A layout and two colours of any hue. If a colour has too little contrast, the tool takes the nearest one. */
function drawnBy(seed: number): { layout: string; primary: string; accent: string } {
  const colour = (hue: number) => hexOf({ hue: hue % 360, saturation: 0.7, lightness: 0.45 })
  const { id = 'M1' } = layouts[seed % layouts.length] ?? {}
  return { layout: id, primary: colour(seed * 47), accent: colour(seed * 47 + 150) }
}

/** `#rrggbb` of a colour in HSL. */
function hexOf({
  hue,
  saturation,
  lightness,
}: {
  hue: number
  saturation: number
  lightness: number
}): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const part = (offset: number): string => {
    const at = (offset + hue / 30) % 12
    const value = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}

test('a merchant made of two colours and a name passes every check, is served at once, and a member can log in', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-'))
  const server = await startBackoffice({
    port: 0,
    merchantsDir: folder,
    distDir: process.env.DIST_DIR ?? join(ROOT, 'dist'),
    log: () => {},
  })
  try {
    const silent = { line: () => {}, error: () => {} }
    const values = { name: 'Acme Games', ...drawnBy(SEED), nearest: true, merchants: folder }
    console.log(
      `A merchant of layout ${values.layout}, ${values.primary} and ${values.accent}: TEST_SEED=${SEED}`,
    )
    expect(await make({ positionals: ['acme'], values }, silent, undefined)).toBe(0)
    const findings = checkAll(await readFolders(folder), knownHere(), ['acme'])
    // Of a drawn accent a note may say which tones stand in for it.
    expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([])

    const broken: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) broken.push(`${response.status()} ${response.url()}`)
    })
    await page.goto(`http://acme.localhost:${server.port}/m/home`)
    await expect(screenOf(page, 'home')).toBeVisible()
    // The logo is a picture in one layout and the name of the link to home in another.
    const logo = page
      .getByRole('img', { name: 'Acme Games' })
      .or(page.getByRole('link', { name: 'Acme Games' }))
    await expect(logo.first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Dragon Gold' }).first()).toBeVisible()
    const site = await siteNow(page)
    expect(site?.merchant).toBe('acme')
    expect(site?.problems).toEqual([])

    await watchCalm(page).rest()
    expect(await accessibilityFindings(page, `acme guest.home, TEST_SEED=${SEED}`)).toEqual([])

    await logIn(page, `http://acme.localhost:${server.port}`, PLAYER)
    await page.goto(`http://acme.localhost:${server.port}/m/member/home`)
    await expect(screenOf(page, 'member.home')).toContainText('player')
    expect(broken).toEqual([])
  } finally {
    await server.close()
    rmSync(folder, { recursive: true })
  }
})
