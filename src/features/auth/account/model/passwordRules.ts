import type { Site } from '../../../../site/site.ts'

/** What a login says about the password that was used. */
export interface UsedPassword {
  /** As typed; undefined where none was. */
  readonly password: string | undefined
  /** Logged in by a code from an SMS. */
  readonly sms: boolean
  /** What the answer says. */
  readonly passwordExpired: boolean
}

/**
 * Whether the password must be changed before anything else (docs/conformance.md § 1.5): it is weak, being the site's default one
 * (not after a login by SMS), or it has expired where PWDEXPFORCECHANGE3 is on. That it is the first login does not matter.
 */
export function mustChangePassword(
  { password, sms, passwordExpired }: UsedPassword,
  { defaultPassword, flags }: Pick<Site, 'defaultPassword' | 'flags'>,
): boolean {
  const weak = !sms && defaultPassword !== '' && password === defaultPassword
  return weak || (passwordExpired && flags.PWDEXPFORCECHANGE3 === true)
}

/** `passwordExpired` of a login's answer; absent means no. */
export function readPasswordExpired(answer: unknown): boolean {
  const expired =
    typeof answer === 'object' && answer !== null && 'passwordExpired' in answer && answer.passwordExpired
  return expired === true || expired === 1 || expired === '1' || expired === 'true'
}
