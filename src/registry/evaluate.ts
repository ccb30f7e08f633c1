import { isInShare, numberOf, type Share } from '../site/shares.ts'
import type { Facts } from './facts.ts'
import type { DeviceTrait, Gate, SiteThing } from './gate.ts'
import { holds, type Leaf } from './holds.ts'

/** Whether a gate is open, and why, in terms that a back-office operator understands. */
export interface Decision {
  readonly on: boolean
  readonly because: string
}

/** A decision with the decisions of its parts, as a tree. */
export interface Explanation extends Decision {
  readonly gate: Gate
  readonly parts: readonly Explanation[]
}

/** Evaluates a gate against facts and gives the reason. Pure; never throws. */
export function evaluate(gate: Gate, facts: Facts): Decision {
  const { on, because } = explain(gate, facts)
  return { on, because: `${on ? 'on' : 'off'}: ${because}` }
}

/** Like {@link evaluate}, with the decision of every part. `because` has no leading on/off. */
export function explain(gate: Gate, facts: Facts): Explanation {
  if ('all' in gate) return explainAll(gate, facts)
  if ('any' in gate) return explainAny(gate, facts)
  if ('not' in gate) {
    const part = explain(gate.not, facts)
    return { gate, on: !part.on, because: part.because, parts: [part] }
  }
  return { gate, on: holds(gate, facts), because: reasonOf(gate, facts), parts: [] }
}

function explainAll(gate: Extract<Gate, { all: readonly Gate[] }>, facts: Facts): Explanation {
  const parts = gate.all.map((part) => explain(part, facts))
  const closed = parts.find((part) => !part.on)
  if (closed) return { gate, on: false, because: closed.because, parts }
  const because = parts.length === 0 ? 'open to everyone' : parts.map((part) => part.because).join(', ')
  return { gate, on: true, because, parts }
}

function explainAny(gate: Extract<Gate, { any: readonly Gate[] }>, facts: Facts): Explanation {
  const parts = gate.any.map((part) => explain(part, facts))
  const open = parts.find((part) => part.on)
  if (open) return { gate, on: true, because: open.because, parts }
  const because = parts.length === 0 ? 'nothing opens it' : parts.map((part) => part.because).join(' and ')
  return { gate, on: false, because, parts }
}

/** The reason text of a leaf gate, open or shut. */
function reasonOf(gate: Leaf, facts: Facts): string {
  const { site, session, member, route } = facts
  const on = holds(gate, facts)
  if ('share' in gate) return `share ${gate.share}: ${reasonOfShare(gate.share, gate, facts)}`
  if ('flag' in gate) {
    const share = site.shares?.[gate.flag]
    if (share) return `flag ${gate.flag}: ${reasonOfShare(gate.flag, share, facts)}`
    const origin = site.sentFlags.has(gate.flag) ? '' : ' (not sent, default)'
    return `flag ${gate.flag} is ${on ? 'on' : 'off'}${origin}`
  }
  if ('setting' in gate) return `setting ${gate.setting} is ${site.settings[gate.setting] ?? 'disabled'}`
  if ('session' in gate) {
    if (gate.session === 'updatePassword') return on ? 'a new password is due' : 'no new password is due'
    return session.state === 'member' ? 'the player is logged in' : 'the player is a guest'
  }
  if ('memberType' in gate) return member ? `the member's type is ${member.type}` : 'the player is a guest'
  if ('device' in gate) return reasonOfDevice(gate.device, facts.device)
  if ('has' in gate) return THINGS[gate.has][on ? 0 : 1]
  if ('section' in gate) return `the home template has ${on ? 'a' : 'no'} section ${gate.section}`
  if ('endpoint' in gate) return on ? 'the line is lost' : 'the line is well'
  if ('featureDecided' in gate)
    return facts.featureDecided?.[gate.featureDecided]?.because ?? 'its rules have not been asked yet'
  if ('overlayRequested' in gate) return on ? 'it has been asked for' : 'nothing asks for it now'
  return `the screen is ${route.screen}`
}

/** The end of a reason where no visitor is known. */
export const ON_THE_PAGE = ': decided on the page'

function reasonOfShare(name: string, share: Share, facts: Facts): string {
  const { visitor } = facts
  const said = isInShare(name, share, visitor) ? 'yes' : 'no'
  const group =
    'percent' in share ? `in the ${share.percent} %` : `one of the ${share.members.length} members`
  if (visitor === undefined || visitor === 'everyone') return group + ON_THE_PAGE
  if ('percent' in share) return `${group}: ${said} (visitor is ${numberOf(name, visitor.id)})`
  return `${group}: ${said}${visitor.member === undefined ? ' (the player is a guest)' : ''}`
}

function reasonOfDevice(trait: DeviceTrait, device: Facts['device']): string {
  switch (trait) {
    case 'ios':
    case 'android':
      return `the device runs ${device.os === 'other' ? 'neither iOS nor Android' : device.os}`
    case 'webview':
      return device.webview ? 'inside the app' : 'not inside the app'
    case 'installed':
      return device.installed ? 'the site is installed' : 'the site is not installed'
    case 'webclip':
      return device.webclip ? 'opened from a web clip' : 'not opened from a web clip'
  }
}

/** The reason texts if the site has it and if it does not. */
const THINGS: Readonly<Record<SiteThing, readonly [there: string, missing: string]>> = {
  customerService: ['the site has customer service', 'the site has no customer-service entry'],
  languageChoice: ['the site has several languages', 'the site has one language only'],
  appDownload: ['the app-download configuration is there', 'the app-download configuration is missing'],
  appLink: ['the site has a download link', 'the site has no download link'],
  smsProvider: ['the SMS provider has an apiKey', 'the SMS provider has no apiKey'],
  firebaseSms: ['Firebase sends the SMS codes', 'Firebase does not send the SMS codes'],
  push: ['push is enabled', 'push is not enabled'],
  activityShortcut: ['the site has an activity shortcut', 'the site has no activity shortcut'],
  captcha: ['the site asks for a captcha at login or registration', 'the site asks for no captcha'],
  welcomeImage: ['welcome images are enabled', 'setting welcome_image_wait is disabled'],
  tokenSync: ['the site has an address for token sync', 'the site has no address for token sync'],
}
