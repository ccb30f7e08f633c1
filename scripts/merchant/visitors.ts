import type { Facts } from '../../src/registry/facts.ts'
import type { ScreenId } from '../../src/registry/ids.ts'
import type { Site } from '../../src/site/site.ts'

/** The properties of a visitor and device that gates read. */
export interface Who {
  /** Member type; absent: a guest. -1 none; 0, 1, 2 valid members (1, 2 agents); 4 no chat (docs/conformance.md § 1.3). */
  readonly member?: number
  /** The member must choose a new password before anything else. */
  readonly updatePassword?: true
  readonly device?: Partial<Facts['device']>
}

/** A named visitor, for `--as` and the matrix. */
interface NamedVisitor extends Who {
  /** A description for the operator. */
  readonly description: string
}

/** Named visitors, as data. The first seven belong to the matrix and to expectations. */
const TABLE = {
  guest: { description: 'nobody is logged in, an Android phone' },
  newMember: { description: 'a member on the first login', member: 0 },
  member: { description: 'a regular member (type 0)', member: 0 },
  agent: { description: 'an agent (type 1)', member: 1 },
  type4: { description: 'a member of type 4', member: 4 },
  inApp: { description: 'a guest inside the official app', device: { webview: true } },
  installed: {
    description: 'a guest in the installed web app',
    device: { installed: true, label: 'PWA' },
  },
  agent2: { description: 'an agent (type 2)', member: 2 },
  typeless: { description: 'a member of type -1: it is not known yet whose token this is', member: -1 },
  passwordDue: { description: 'a member who must choose a new password', member: 0, updatePassword: true },
  memberInApp: { description: 'a member inside the official app', member: 0, device: { webview: true } },
  memberInstalled: {
    description: 'a member in the installed web app',
    member: 0,
    device: { installed: true, label: 'PWA' },
  },
  ios: { description: "a guest in an iPhone's browser", device: { os: 'ios' } },
  iosInstalled: {
    description: "a guest with the site on an iPhone's home screen",
    device: { os: 'ios', installed: true, label: 'PWA' },
  },
  webclip: {
    description: 'a guest who came from the web clip of an iOS profile',
    device: { os: 'ios', installed: true, webclip: true, label: 'WEBCLIP' },
  },
  desktop: { description: 'a guest on a computer', device: { os: 'other' } },
} as const satisfies Readonly<Record<string, NamedVisitor>>

/** A name for `--as`. */
export type VisitorName = keyof typeof TABLE

export const visitors: Readonly<Record<VisitorName, NamedVisitor>> = TABLE

/** The visitors of expectations.json and of the matrix. */
export const EXPECTED_VISITORS = [
  'guest',
  'newMember',
  'member',
  'agent',
  'type4',
  'inApp',
  'installed',
] as const satisfies readonly VisitorName[]

export const isVisitorName = (name: string): name is VisitorName => Object.hasOwn(TABLE, name)

/** All names, in the order of the list. */
export const VISITOR_NAMES: readonly VisitorName[] = Object.keys(TABLE).filter(isVisitorName)

/** The facts for gates when this visitor is on this screen of this site. */
export function factsOfVisitor({ member, updatePassword, device }: Who, site: Site, screen: ScreenId): Facts {
  return {
    site,
    session: {
      state: member === undefined ? 'guest' : 'member',
      ...(updatePassword && { updatePassword }),
    },
    ...(member !== undefined && { member: { type: member } }),
    device: { os: 'android', webview: false, installed: false, webclip: false, label: 'MOBILE', ...device },
    route: { screen },
  }
}
