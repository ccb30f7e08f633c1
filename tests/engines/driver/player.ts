import { expect } from '@playwright/test'
import type { Engine } from './engine.ts'
import { locate, type Part } from './locate.ts'

/** What a person does and sees in an engine's page. */
export function playerIn(engine: Engine) {
  const placeOf = (part: Part) => engine.ask(locate, { ...part })
  const told = (part: Part) => JSON.stringify(part)
  const player = {
    engine,
    sees: (part: Part) => expect.poll(() => placeOf(part), `shows ${told(part)}`).not.toBeNull(),
    seesNo: (part: Part) => expect.poll(() => placeOf(part), `shows no ${told(part)}`).toBeNull(),
    isOn: (id: string) => player.sees({ css: `[data-screen="${id}"]` }),
    async taps(part: Part) {
      await expect.poll(async () => (await placeOf(part))?.isFree, `can be tapped: ${told(part)}`).toBe(true)
      const place = await placeOf(part)
      if (place) await engine.press(place.x, place.y)
    },
    /** Into an empty field. */
    async fills(label: string, text: string, css?: string) {
      await player.taps({ role: 'field', name: label, ...(css && { css }) })
      await engine.type(text)
    },
    async logsIn({ userName, password }: { readonly userName: string; readonly password: string }) {
      const css = '[data-screen="login"]'
      await player.fills('Username', userName, css)
      await player.fills('Password', password, css)
      await player.taps({ role: 'button', name: 'Log in', css: `${css} form` })
    },
  }
  return player
}

export type Player = ReturnType<typeof playerIn>
