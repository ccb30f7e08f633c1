import type { Page } from '@playwright/test'

export interface Finger {
  readonly move: (x: number, y: number) => Promise<void>
  readonly release: () => Promise<void>
}

/** Puts a finger on the page at a point, px, with the browser's own touch input. */
export async function touch(page: Page, x: number, y: number): Promise<Finger> {
  const phone = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    phone.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [{ x, y }])
  return {
    move: async (toX, toY) => {
      await send('touchMove', [{ x: toX, y: toY }])
    },
    release: async () => {
      await send('touchEnd', [])
      await phone.detach()
    },
  }
}
