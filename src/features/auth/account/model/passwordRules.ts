import type { Site } from '../../../../site/site.ts'

/** What is known of the password that a login used. */
export interface UsedPassword {
  /** As typed; undefined if the login used none. */
  readonly password: string | undefined
  /** The player logged in with an SMS code. */
  readonly sms: boolean
  /** As `readPasswordExpired` reads it from the answer. */
  readonly passwordExpired: boolean
}

/**
 * Whether the password must be changed first (docs/conformance.md § 1.5): it is weak, that is the site's default password (not
 * checked after an SMS login), or it has expired and PWDEXPFORCECHANGE3 is on. Whether this is the first login does not matter.
 */
export function mustChangePassword(
  { password, sms, passwordExpired }: UsedPassword,
  { defaultPassword, flags }: Pick<Site, 'defaultPassword' | 'flags'>,
): boolean {
  const weak = !sms && defaultPassword !== '' && password === defaultPassword
  return weak || (passwordExpired && flags.PWDEXPFORCECHANGE3 === true)
}

/** Reads `passwordExpired` from a login's answer; false if absent. */
export function readPasswordExpired(answer: unknown): boolean {
  const expired =
    typeof answer === 'object' && answer !== null && 'passwordExpired' in answer && answer.passwordExpired
  return expired === true || expired === 1 || expired === '1' || expired === 'true'
}
