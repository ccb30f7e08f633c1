import type { Facts } from './facts.ts'
import type { DeviceTrait, Gate, SiteThing } from './gate.ts'

/** Whether a gate is open, and why, in words that a back-office operator understands. */
export interface Decision {
  readonly on: boolean
  readonly because: string
}

/** A decision with those that it was made of: what `explain` draws as a tree. */
export interface Explanation extends Decision {
  readonly gate: Gate
  readonly parts: readonly Explanation[]
}

/** Evaluates a gate under facts. Pure and total: it never throws. */
export function evaluate(gate: Gate, facts: Facts): Decision {
  const { on, because } = explain(gate, facts)
  return { on, because: `${on ? 'on' : 'off'}: ${because}` }
}

/** As {@link evaluate}, keeping every part. `because` is without the leading on/off. */
export function explain(gate: Gate, facts: Facts): Explanation {
  if ('all' in gate) return explainAll(gate, facts)
  if ('any' in gate) return explainAny(gate, facts)
  if ('not' in gate) {
    const part = explain(gate.not, facts)
    return { gate, on: !part.on, because: part.because, parts: [part] }
  }
  const [on, because] = explainLeaf(gate, facts)
  return { gate, on, because, parts: [] }
}

type Leaf = Exclude<Gate, { all: readonly Gate[] } | { any: readonly Gate[] } | { not: Gate }>

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

function explainLeaf(gate: Leaf, facts: Facts): [on: boolean, because: string] {
  const { site, session, member, route } = facts
  if ('flag' in gate) {
    const on = site.flags[gate.flag] ?? false
    const origin = site.sentFlags.has(gate.flag) ? '' : ' (not sent, default)'
    return [on, `flag ${gate.flag} is ${on ? 'on' : 'off'}${origin}`]
  }
  if ('setting' in gate) {
    const value = site.settings[gate.setting]
    if (value === undefined) return [false, `setting ${gate.setting} is disabled`]
    const on = value > 0
    return [on, `setting ${gate.setting} is ${value}`]
  }
  if ('session' in gate) {
    if (gate.session === 'updatePassword') {
      const due = session.updatePassword === true
      return [due, due ? 'a new password is due' : 'no new password is due']
    }
    const on = session.state === gate.session
    return [on, session.state === 'member' ? 'the player is logged in' : 'the player is a guest']
  }
  if ('memberType' in gate) {
    if (!member) return [false, 'the player is a guest']
    return [gate.memberType.includes(member.type), `the member's type is ${member.type}`]
  }
  if ('device' in gate) return explainDevice(gate.device, facts)
  if ('has' in gate) return explainThing(gate.has, facts)
  if ('section' in gate) {
    const on = site.home.some((entry) => entry.type === gate.section)
    return [on, `the home template has ${on ? 'a' : 'no'} section ${gate.section}`]
  }
  if ('line' in gate) {
    const on = facts.line === gate.line
    return [on, on ? 'the line is lost' : 'the line is well']
  }
  if ('asked' in gate) {
    const on = facts.asked?.includes(gate.asked) ?? false
    return [on, on ? 'it has been asked for' : 'nothing asks for it now']
  }
  return [gate.screen.includes(route.screen), `the screen is ${route.screen}`]
}

function explainDevice(trait: DeviceTrait, { device }: Facts): [boolean, string] {
  switch (trait) {
    case 'ios':
    case 'android':
      return [
        device.os === trait,
        `the device runs ${device.os === 'other' ? 'neither iOS nor Android' : device.os}`,
      ]
    case 'webview':
      return [device.webview, device.webview ? 'inside the app' : 'not inside the app']
    case 'installed':
      return [device.installed, device.installed ? 'the site is installed' : 'the site is not installed']
    case 'webclip':
      return [device.webclip, device.webclip ? 'opened from a web clip' : 'not opened from a web clip']
  }
}

const THINGS: Record<SiteThing, [(facts: Facts) => boolean, string, string]> = {
  customerService: [
    ({ site }) => site.customerService.length > 0,
    'the site has customer service',
    'the site has no customer-service entry',
  ],
  languageChoice: [
    ({ site }) => site.languages.length > 1,
    'the site has several languages',
    'the site has one language only',
  ],
  appDownload: [
    ({ site }) => site.appDownload !== undefined,
    'the app-download configuration is there',
    'the app-download configuration is missing',
  ],
  appLink: [
    ({ site }) => site.resources.length > 0,
    'the site has a download link',
    'the site has no download link',
  ],
  smsProvider: [
    ({ site }) => site.smsProvider,
    'the SMS provider has an apiKey',
    'the SMS provider has no apiKey',
  ],
  firebaseSms: [
    ({ site }) => site.firebaseSms === true,
    'Firebase sends the SMS codes',
    'Firebase does not send the SMS codes',
  ],
  referral: [
    ({ site }) => (site.settings.referral_enabled ?? 0) > 0,
    'referral is enabled',
    'referral is not enabled',
  ],
  captcha: [
    ({ site }) => site.captcha.login === true || site.captcha.register,
    'the site asks for a captcha at login or registration',
    'the site asks for no captcha',
  ],
  tokenSync: [
    ({ site }) => site.tokenSync !== undefined,
    'the site has an address for token sync',
    'the site has no address for token sync',
  ],
}

function explainThing(thing: SiteThing, facts: Facts): [boolean, string] {
  const [test, there, missing] = THINGS[thing]
  const on = test(facts)
  return [on, on ? there : missing]
}
