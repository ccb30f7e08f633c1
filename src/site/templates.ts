import type { Theme } from '../generated/types.ts'
import validateAnnouncementMarquee from '../generated/validators/sectionAnnouncementMarquee.js'
import validateBannerCarousel from '../generated/validators/sectionBannerCarousel.js'
import validateFooter from '../generated/validators/sectionFooter.js'
import validateGameLanes from '../generated/validators/sectionGameLanes.js'
import validateGameMatches from '../generated/validators/sectionGameMatches.js'
import validateLotteryDraws from '../generated/validators/sectionLotteryDraws.js'
import validatePromotions from '../generated/validators/sectionPromotions.js'
import validateQuickActions from '../generated/validators/sectionQuickActions.js'
import validateVipProgress from '../generated/validators/sectionVipProgress.js'
import validateTheme from '../generated/validators/theme.js'
import validateManifest from '../generated/validators/webAppManifest.js'
import { isRecord, parseObject } from '../json/read.ts'
import { guardUrl } from '../ui/url/guard.ts'
import { type HomeSection, SECTION_DEFAULTS, type SectionType } from './home.ts'
import { type Problem, type ProblemSource, quote } from './problem.ts'
import { type Sanitised, sanitise, type Validator } from './sanitise.ts'
import type { Site, ThemeChoices } from './site.ts'

export interface Templates {
  readonly theme: ThemeChoices
  /** Empty: the layout's own home. */
  readonly home: readonly HomeSection[]
  readonly logo: string | undefined
  readonly icon: string | undefined
  /** The merchant's own texts; empty: the app's. */
  readonly texts: Site['texts']
  readonly webApp: Site['webApp']
  readonly problems: readonly Problem[]
  /** The templates that the back office sent. */
  readonly sent: readonly string[]
}

/** Reads the templates in the manifest's answer (docs/contract.md). Total: unusable parts are dropped and reported. */
export function resolveTemplates(manifest: unknown, base: string): Templates {
  const problems: Problem[] = []
  const sent: string[] = []
  if (manifest === undefined || manifest === null) {
    problems.push({
      code: 'answer.missing',
      source: 'manifest',
      pointer: '',
      instead: "the layout's own theme and home",
    })
  }
  const checked = manifest ? sanitise(validateManifest, manifest, 'manifest') : undefined
  problems.push(...(checked?.problems ?? []))
  const { templates, ...members } = checked?.value ?? {}
  const parameters = templates?.parameters ?? {}

  const picture = (key: 'image_logo' | 'apple_touch_icon', name: string): string | undefined => {
    const text = parameters[key]
    if (!text) return undefined
    const url = guardUrl(text, { base, allow: 'picture' })
    if (url) sent.push(name)
    else problems.push(refused('manifest', `/templates/parameters/${key}`, text))
    return url?.href
  }
  const parsed = (
    key: 'theme' | 'home' | 'texts',
    instead = "the layout's own",
  ): Record<string, unknown> | undefined => {
    const text = parameters[key]
    if (!text) return undefined
    const object = parseObject(text)
    if (object) sent.push(key)
    else {
      const pointer = `/templates/parameters/${key}`
      problems.push({
        code: 'json.invalid',
        source: 'manifest',
        pointer,
        sent: quote(text),
        instead,
      })
    }
    return object
  }

  const logo = picture('image_logo', 'logo')
  const icon = picture('apple_touch_icon', 'icon')
  const themeSent = parsed('theme')
  const theme = themeSent ? sanitise(validateTheme, themeSent, 'theme') : undefined
  const home = resolveHome(parsed('home'))
  const texts = parsed('texts', "the app's own words")
  problems.push(...(theme?.problems ?? []), ...home.problems)
  return {
    theme: themeChoices(theme?.value ?? {}),
    home: home.sections,
    logo,
    icon,
    texts: texts ?? {},
    webApp: checked?.value && { sent: members, pwa: parameters.pwa },
    problems,
    sent,
  }
}

function themeChoices({ tokens, ...choices }: Theme): ThemeChoices {
  return tokens ? { ...choices, tokens: { ...tokens } } : choices
}

const refused = (source: ProblemSource, pointer: string, sent: unknown): Problem => ({
  code: 'url.refused',
  source,
  pointer,
  sent: quote(sent),
  instead: 'left out',
})

/** Sections in the sent order; an unknown type or an invalid option does not affect the others (docs/contract.md). */
export function resolveHome(template: Record<string, unknown> | undefined): {
  sections: HomeSection[]
  problems: Problem[]
} {
  const sections: HomeSection[] = []
  const problems: Problem[] = []
  if (!template) return { sections, problems }
  const { sections: list } = template
  if (!Array.isArray(list)) {
    problems.push({
      code: 'value.invalid',
      source: 'home',
      pointer: '/sections',
      sent: quote(list),
      instead: "the layout's own",
    })
    return { sections, problems }
  }
  list.slice(0, MOST_SECTIONS).forEach((entry: unknown, index) => {
    const pointer = `/sections/${index}`
    const type = isRecord(entry) ? entry.type : undefined
    if (!isRecord(entry) || !isSectionType(type)) {
      problems.push({
        code: 'section.unknown',
        source: 'home',
        pointer,
        sent: quote(type ?? entry),
        instead: 'left out',
      })
      return
    }
    const section = readSection(type, entry)
    for (const problem of section.problems) {
      problems.push({ ...problem, code: 'section.options', pointer: pointer + problem.pointer })
    }
    sections.push({ type, options: section.options })
  })
  return { sections, problems }
}

/** More than any home needs. */
const MOST_SECTIONS = 40

const isSectionType = (type: unknown): type is SectionType =>
  typeof type === 'string' && Object.hasOwn(SECTION_DEFAULTS, type)

type Reader = (entry: unknown) => Pick<Sanitised<HomeSection['options']>, 'value' | 'problems'>

/** Validates an entry by its own schema and adds defaults. */
function reader<Entry extends { type: SectionType }>(type: SectionType, validate: Validator<Entry>): Reader {
  return (entry) => {
    const { value, problems } = sanitise(validate, entry, 'home')
    const { type: _, ...options } = value ?? { type }
    return { value: { [type]: { ...SECTION_DEFAULTS[type], ...options } }, problems }
  }
}

const READERS: { readonly [T in SectionType]: Reader } = {
  bannerCarousel: reader('bannerCarousel', validateBannerCarousel),
  announcementMarquee: reader('announcementMarquee', validateAnnouncementMarquee),
  quickActions: reader('quickActions', validateQuickActions),
  gameLanes: reader('gameLanes', validateGameLanes),
  lotteryDraws: reader('lotteryDraws', validateLotteryDraws),
  gameMatches: reader('gameMatches', validateGameMatches),
  promotions: reader('promotions', validatePromotions),
  vipProgress: reader('vipProgress', validateVipProgress),
  footer: reader('footer', validateFooter),
}

function readSection(type: SectionType, entry: Record<string, unknown>) {
  const { value, problems } = READERS[type](entry)
  return { options: value ?? {}, problems }
}
