import { laterSections } from '../laterSections.tsx'
import type { LayoutParts } from '../parts.ts'
import { AccountChip } from './AccountChip.tsx'
import { Home } from './Home.tsx'
import { MemberHome, preloadSignIn, SignIn } from './later.tsx'
import { loadSections } from './loadSections.ts'
import { OwnGamesShape } from './OwnGamesShape.tsx'
import { Page } from './Page.tsx'
import { SectionShape } from './SectionShape.tsx'
import { Shell } from './Shell.tsx'

/** Everything that layout M3 draws. */
export const parts: LayoutParts = {
  Shell,
  SignIn,
  preloadSignIn,
  Page,
  AccountChip,
  MemberHome,
  Home,
  SectionShape,
  OwnGamesShape,
  sections: laterSections(loadSections, { SectionShape, OwnGamesShape }),
  gameRail: null,
}
