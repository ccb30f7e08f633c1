import { isRecord } from '../../../src/json/read.ts'
import { readLanes } from '../../art/lanes.ts'
import { at, text } from '../../backoffice/json.ts'
import { fileOf, type Opened } from './open.ts'

export const LANES = fileOf('relay/GCSGAME_newGameVendor')
export const PROMOTIONS = fileOf('relay/PROMOFE_getPromotionAnnouncementCategory')
export const BANNERS = fileOf('relay/MCSFE_getBanners')
export const ANNOUNCEMENTS = fileOf('relay/MCSFE_getListAnnouncements')
export const MISSIONS = fileOf('relay/MCSFE_getMissions')

export const listAt = (value: unknown, ...path: readonly string[]): readonly unknown[] => {
  const list = at(value, ...path)
  return Array.isArray(list) ? list : []
}

/** The promotions and games in a merchant's answers, which banners may name. */
export interface Offers {
  readonly games: ReadonlySet<string>
  readonly vendors: ReadonlySet<string>
  readonly promotions: ReadonlySet<string>
  readonly categories: ReadonlySet<string>
}

export function offersOf({ value }: Opened): Offers {
  const { games, vendors } = readLanes(value(LANES))
  const categories = listAt(value(PROMOTIONS), 'categories').filter(isRecord)
  return {
    games: new Set(games.map(({ code }) => code)),
    vendors: new Set(vendors),
    categories: new Set(categories.map(({ id }) => text(id))),
    promotions: new Set(
      categories.flatMap((category) => listAt(category, 'promotions').map((one) => text(at(one, 'id')))),
    ),
  }
}
