import type { Site } from '../../src/site/site.ts'
import type { FlagName } from './catalogue.ts'

/** A flag's value in words: `on`, `off`, `20 %`, `3 members`. */
export function flagState({ flags, shares }: Pick<Site, 'flags' | 'shares'>, name: FlagName): string {
  const share = shares?.[name]
  if (!share) return flags[name] ? 'on' : 'off'
  if ('percent' in share) return `${share.percent} %`
  return `${share.members.length} ${share.members.length === 1 ? 'member' : 'members'}`
}

/** Whether a flag is on for anybody. */
export const isOnForSome = ({ flags, shares }: Pick<Site, 'flags' | 'shares'>, name: FlagName): boolean =>
  flags[name] === true || shares?.[name] !== undefined
