import type { AcrossCheck, Check } from './check.ts'
import { actions } from './checks/actions.ts'
import { announcements } from './checks/announcements.ts'
import { autoLogin } from './checks/autoLogin.ts'
import { banners } from './checks/banners.ts'
import { brand } from './checks/brand.ts'
import { contrasts } from './checks/contrast.ts'
import { domains } from './checks/domains.ts'
import { expectations } from './checks/expectations.ts'
import { icons } from './checks/icons.ts'
import { identity } from './checks/identity.ts'
import { json } from './checks/json.ts'
import { languages } from './checks/languages.ts'
import { links } from './checks/links.ts'
import { members } from './checks/members.ts'
import { needs } from './checks/needs.ts'
import { ownTexts } from './checks/ownTexts.ts'
import { pictureFiles } from './checks/pictureFiles.ts'
import { pictures } from './checks/pictures.ts'
import { richText } from './checks/richText.ts'
import { schedule } from './checks/schedule.ts'
import { schemas } from './checks/schemas.ts'
import { shortcuts } from './checks/shortcuts.ts'
import { site } from './checks/site.ts'
import { times } from './checks/times.ts'

/** Every check of one folder, in the order in which they run. */
export const checks: readonly Check[] = [
  json,
  schemas,
  times,
  schedule,
  identity,
  site,
  needs,
  autoLogin,
  pictures,
  pictureFiles,
  icons,
  contrasts,
  brand,
  languages,
  ownTexts,
  banners,
  shortcuts,
  actions,
  links,
  announcements,
  richText,
  members,
  expectations,
]

/** Every check of one folder among the others. */
export const acrossChecks: readonly AcrossCheck[] = [domains]
