import type { BackdropName } from './backdrops/catalogue.ts'
import type { ArtBrief, PictureBrief } from './brief.ts'
import type { Shape } from './looks/look.ts'

/** Backdrops for each style, in the order of use. */
const PLACES: Readonly<Record<Shape, readonly [BackdropName, BackdropName, BackdropName]>> = {
  round: ['northernLights', 'dusk', 'promenade'],
  sharp: ['paper', 'lacquer', 'newYear'],
  soft: ['avenue', 'sunrise', 'fiesta'],
}

/**
 * A brief for a merchant of which only a name and two colours are known: banners, welcome images, promotions and the picture for
 * links, with words that every language knows. What is written to `art.json` may then be made the merchant's own.
 */
export function defaultBrief(
  given: Pick<ArtBrief, 'name' | 'brand' | 'accent' | 'shape' | 'scheme'>,
): ArtBrief {
  const [first, second, third] = PLACES[given.shape]
  const silent = { title: [] }
  const pictures: Record<string, PictureBrief> = {
    'banners/welcome': { backdrop: first, subject: 'gift', words: { title: given.name.split(/\s+/, 3) } },
    'banners/jackpot': { backdrop: second, subject: 'machine', words: { title: ['Jackpot'] } },
    'banners/cashback': { backdrop: third, subject: 'cashback', words: { title: ['Cashback'] } },
    'popups/welcome-1': { backdrop: first, subject: 'gift', words: { title: given.name.split(/\s+/, 2) } },
    'popups/welcome-2': { backdrop: second, subject: 'phone', words: { title: ['App'] } },
    'promotions/1': { backdrop: first, subject: 'gift', words: silent },
    'promotions/2': { backdrop: second, subject: 'crystal', words: silent },
    'promotions/3': { backdrop: third, subject: 'cashback', words: silent },
    'promotions/4': { backdrop: first, subject: 'tickets', words: silent },
    og: { backdrop: second, subject: 'crystal', words: { title: given.name.split(/\s+/, 3) } },
  }
  return { ...given, pictures }
}
