import { expect } from '@playwright/test'
import type { Engine } from './engine.ts'
import { locate, type Part, type Place } from './locate.ts'

/** A person's actions and checks in an engine's page. */
export function playerIn(engine: Engine) {
  const placeOf = (part: Part) => engine.ask(locate, { ...part })
  const told = (part: Part) => JSON.stringify(part)
  const player = {
    engine,
    sees: (part: Part) => expect.poll(() => placeOf(part), `shows ${told(part)}`).not.toBeNull(),
    seesNo: (part: Part) => expect.poll(() => placeOf(part), `shows no ${told(part)}`).toBeNull(),
    isOn: (id: string) => player.sees({ css: `[data-screen="${id}"]` }),
    async taps(part: Part) {
      const places: (Place | null)[] = []
      /** The part no longer moves and nothing covers it: opening screens are animated. */
      const isReady = async () => {
        places.push(await placeOf(part))
        const [now, before] = [places.at(-1), places.at(-2)]
        return now?.isFree === true && now.x === before?.x && now.y === before.y
      }
      await expect.poll(isReady, `can be tapped: ${told(part)}`).toBe(true)
      const place = places.at(-1)
      if (place) await engine.press(place.x, place.y)
    },
    /** Types into an empty field. */
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
