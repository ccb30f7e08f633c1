import { expect } from '@playwright/test'
import { LANGUAGE_CODES, type LanguageCode } from '../../src/i18n/languages.ts'
import { MODELS } from './allCells.ts'
import { barFindings } from './bars.ts'
import { cells } from './cells.ts'
import type { Cell } from './rules/cells.ts'
import { NARROW, PHONE_SIZE } from './sizes.ts'
import { READ_SCREENS, ready, spoken } from './spoken.ts'
import { test } from './stage.ts'
import { touchingFindings } from './touching.ts'

/** Where every layout is read in every language of the platform, whatever its merchants speak. By night on more screens. */
const READ_IN_ALL: readonly string[] = process.env.NIGHT
  ? [...READ_SCREENS, 'member.home', 'voucherCenter']
  : ['home', 'login']
/** Istanbul's bar has draws where that of its layout's model has matches. */
const READ: ReadonlyMap<string, readonly string[]> = new Map([
  ...MODELS.map((merchant) => [merchant, READ_IN_ALL] as const),
  ['istanbul', ['home']],
])
/** Its site has other languages than its own. */
const inAll = (cell: Cell, code: LanguageCode): Cell => ({
  ...spoken(cell, code),
  state: {
    id: code,
    screen: cell.screen,
    before: { status: { info: { languages: [...LANGUAGE_CODES] } } },
    shows: { part: '[data-screen]' },
  },
})
/** A merchant's screens, each as the visitor who comes there. */
const readInAll = (merchant: string, screens: readonly string[]): Cell[] =>
  screens.flatMap((screen) => {
    const own = cells.filter((cell) => cell.merchant === merchant && cell.screen === screen && !cell.state)
    return (
      own.find(({ visitor }) => visitor === 'guest') ?? own.find(({ visitor }) => visitor === 'member') ?? []
    )
  })

for (const [merchant, screens] of READ)
  for (const code of LANGUAGE_CODES) {
    test(`no two texts of ${merchant} touch in ${code}, and its bars hold their words`, async ({ stage }) => {
      const findings: string[] = []
      for (const cell of readInAll(merchant, screens))
        await stage.show(inAll(cell, code), async () => {
          const { page, noise } = stage
          await ready(stage, cell)
          for (const size of [PHONE_SIZE, NARROW]) {
            await page.setViewportSize(size)
            const found = [...(await touchingFindings(page)), ...(await barFindings(page))]
            findings.push(...found.map((one) => `${cell.screen} at ${size.width} px: ${one}`))
          }
          noise.take()
        })
      expect(findings.join('\n')).toBe('')
    })
  }
