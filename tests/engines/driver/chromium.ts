import { chromium } from '@playwright/test'
import { type Engine, keepErrors, keptErrors } from './engine.ts'

/** An old Chromium, by the DevTools protocol: what Playwright uses of it has not changed since. */
export async function startChromium(
  program: string,
  window: { readonly width: number; readonly height: number },
): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage({ viewport: window })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.addInitScript(keepErrors)
  const ask: Engine['ask'] = async (run, given = null) => {
    const argument = JSON.stringify(JSON.stringify(given))
    const script = `(async () => JSON.stringify((await (${run})(JSON.parse(${argument}))) ?? null))()`
    const answer: string = await page.evaluate<string>(script).catch(async (error: unknown) => {
      // The page went elsewhere meanwhile: the next document is asked.
      if (!String(error).includes('Execution context was destroyed')) throw error
      await page.waitForLoadState('domcontentloaded')
      return page.evaluate<string>(script)
    })
    return JSON.parse(answer)
  }
  return {
    version: `Chromium ${browser.version()}`,
    async open(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    ask,
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async back() {
      await page.goBack({ waitUntil: 'commit' })
    },
    errors: async () => [...errors, ...(await ask(keptErrors))],
    close: () => browser.close(),
  }
}
