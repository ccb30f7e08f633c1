import { expect, type Page } from '@playwright/test'
import { type BackOffice, operate } from './backOffice.ts'

/** A failure of the captcha vendor (scripts/backoffice/captcha/troubles.ts); `times: 0` ends it. */
export interface CaptchaTrouble {
  readonly part: 'script' | 'load' | 'main' | 'gct' | 'fallback' | 'verify'
  readonly how?: 'missing' | 'hang' | 'error' | 'reject'
  readonly server?: string
  readonly times?: number
  readonly code?: string
  readonly message?: string
}

/** The captcha vendor of a merchant, with an operator's commands. */
export function captchaOf(office: BackOffice) {
  const call = (command: string, body?: object) => operate(office, command, body)
  return {
    /** From now on the server requires a captcha, and the status turns it on in the named form. */
    async demand(
      form: 'login' | 'register' | 'none',
      geetest: boolean,
      version?: 'v3' | 'v4',
    ): Promise<void> {
      await call('switch', { name: 'captcha.enforce', on: true })
      const rule = (name: string) => ({
        captcha: { enabled: form === name },
        geetest: geetest && form === name,
      })
      await office.patchStatus({
        info: {
          login: rule('login'),
          register: rule('register'),
          ...(version && { gw: { GEETEST_VERSION: version } }),
        },
      })
    },
    trouble: (trouble: CaptchaTrouble) => call('captcha', { trouble }),
    mend: (part: CaptchaTrouble['part']) => call('captcha', { trouble: { part, times: 0 } }),
    /** The target position of the last puzzle's piece, in px of a picture 300 px wide. */
    async target(): Promise<number> {
      const { puzzle } = await call('captcha')
      if (typeof puzzle !== 'object' || puzzle === null || !('x' in puzzle)) throw new Error('no puzzle yet')
      return Number(puzzle.x)
    },
    advance: (ms: number) => call('clock', { advanceMs: ms }),
    async lastCode(): Promise<string> {
      const { codes } = await call('codes')
      const last: unknown = Array.isArray(codes) ? codes.at(-1) : undefined
      return typeof last === 'object' && last !== null && 'code' in last ? String(last.code) : ''
    },
  }
}

const PICTURE_WIDTH = 300

/** The captcha's part of a form. */
export const widgetOf = (page: Page, screen = 'login') =>
  page.locator(`[data-screen="${screen}"] [data-feature="captcha"]`)

export const tapToVerify = (page: Page, screen = 'login') =>
  widgetOf(page, screen).getByRole('button', { name: 'Tap to verify' })

export const retryCaptcha = (page: Page, screen = 'login') =>
  widgetOf(page, screen).getByRole('button', { name: 'Retry' })

export const sliderOf = (page: Page) => page.locator('.geetest_box')

/** Drags the piece with the mouse to the target (in the picture's own px, plus `beside`) and releases it. */
export async function drag(page: Page, target: () => Promise<number>, beside = 0): Promise<void> {
  const knob = sliderOf(page).getByRole('slider')
  await expect(knob).toBeVisible()
  const [handle, track] = [await knob.boundingBox(), await page.locator('.geetest_track').boundingBox()]
  if (!handle || !track) throw new Error('the slider is not there')
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2]
  const way = (((await target()) + beside) * track.width) / PICTURE_WIDTH
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + way / 2, y + 3, { steps: 5 })
  await page.mouse.move(x + way, y + 2, { steps: 5 })
  await page.mouse.up()
}

/** Moves the piece with the keyboard only. */
export async function slideByKeys(page: Page, target: () => Promise<number>): Promise<void> {
  const knob = sliderOf(page).getByRole('slider')
  await expect(knob).toBeFocused()
  const to = await target()
  while (Number((await knob.getAttribute('aria-valuenow')) ?? 0) < to - 2)
    await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
}
