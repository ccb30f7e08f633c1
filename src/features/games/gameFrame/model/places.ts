import type { ScreenDeclaration } from '../../../../registry/feature.ts'
import type { ScreenId } from '../../../../registry/ids.ts'
import type { GamePlace } from './messages.ts'

const SCREENS: Readonly<Record<GamePlace, ScreenId>> = {
  home: 'home',
  deposit: 'voucherCenter',
  withdraw: 'withdraw',
}

/** The path of a page that a game asks for; undefined if the site has no such screen: then nothing happens. */
export const placePath = (
  place: GamePlace,
  screens: readonly { readonly screen: Pick<ScreenDeclaration, 'id' | 'paths'> }[],
): string | undefined => screens.find(({ screen }) => screen.id === SCREENS[place])?.screen.paths[0]
