import type { Site } from '../../../site/site.ts'
import { firebaseSmsOn } from '../../thirdPartySignIn/public.ts'

/** How a player can say who they are, at login and registration. */
export type SignInWay = 'username' | 'mobile'

/**
 * What a site offers, the first one shown first. The mobile number is a way of its own where its dialing code can be said
 * (part 2, section 5: flag UPDATEMOBILEICC3, or Firebase sends the codes); elsewhere it would not be a whole number.
 */
export const signInWays = (site: Pick<Site, 'flags' | 'firebase' | 'firebaseSms'>): readonly SignInWay[] =>
  site.flags.UPDATEMOBILEICC3 || firebaseSmsOn(site) ? ['username', 'mobile'] : ['username']
