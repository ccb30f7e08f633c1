import { isInShare } from '../site/shares.ts'
import type { Facts } from './facts.ts'
import type { DeviceTrait, Gate, SiteThing } from './gate.ts'

/** A gate that is not composed of others. */
export type Leaf = Exclude<Gate, { all: readonly Gate[] } | { any: readonly Gate[] } | { not: Gate }>

/**
 * Whether a gate is open for the given facts. Pure and total: it never throws. `evaluate.ts` gives the reason in an operator's
 * terms; it is not part of the first paint.
 */
export function holds(gate: Gate, facts: Facts): boolean {
  if ('all' in gate) return gate.all.every((part) => holds(part, facts))
  if ('any' in gate) return gate.any.some((part) => holds(part, facts))
  if ('not' in gate) return !holds(gate.not, facts)
  return holdsLeaf(gate, facts)
}

function holdsLeaf(gate: Leaf, facts: Facts): boolean {
  const { site, session, member, device, route } = facts
  if ('flag' in gate) {
    const share = site.shares?.[gate.flag]
    return share ? isInShare(gate.flag, share, facts.visitor) : (site.flags[gate.flag] ?? false)
  }
  if ('share' in gate) return isInShare(gate.share, gate, facts.visitor)
  if ('setting' in gate) return (site.settings[gate.setting] ?? 0) > 0
  if ('session' in gate) {
    return gate.session === 'updatePassword'
      ? session.updatePassword === true
      : session.state === gate.session
  }
  if ('memberType' in gate) return member !== undefined && gate.memberType.includes(member.type)
  if ('device' in gate) return hasTrait(gate.device, device)
  if ('has' in gate) return THINGS[gate.has](site)
  if ('section' in gate) return site.home.some(({ type }) => type === gate.section)
  if ('endpoint' in gate) return facts.endpoint === gate.endpoint
  if ('featureDecided' in gate) return facts.featureDecided?.[gate.featureDecided]?.on ?? false
  if ('overlayRequested' in gate) return facts.overlayRequested?.includes(gate.overlayRequested) ?? false
  return gate.screen.includes(route.screen)
}

const hasTrait = (trait: DeviceTrait, device: Facts['device']): boolean =>
  trait === 'ios' || trait === 'android' ? device.os === trait : device[trait]

const THINGS: Readonly<Record<SiteThing, (site: Facts['site']) => boolean>> = {
  customerService: ({ customerService }) => customerService.length > 0,
  languageChoice: ({ languages }) => languages.length > 1,
  appDownload: ({ appDownload }) => appDownload !== undefined,
  appLink: ({ resources }) => resources.length > 0,
  smsProvider: ({ smsProvider }) => smsProvider,
  firebaseSms: ({ firebaseSms }) => firebaseSms === true,
  push: ({ firebase: { vapidKey, projectId, appId, messagingSenderId } = {} }) =>
    Boolean(vapidKey && projectId && appId && messagingSenderId),
  activityShortcut: ({ activityShortcut }) => activityShortcut !== undefined,
  captcha: ({ captcha: { login, register } }) => login === true || register,
  tokenSync: ({ tokenSync }) => tokenSync !== undefined,
  welcomeImage: ({ settings }) => settings.welcome_image_wait !== undefined,
}
