import { UsageError } from '../command.ts'

const NAME = /^[a-z][a-z0-9-]*$/

/**
 * The variable with the key of an environment: `WPS_KEY_AURORA__STAGING`. Pure. No two merchants share one.
 *
 * @throws UsageError for a name that cannot be part of a variable
 */
export function variableOf(code: string, environment: string): string {
  for (const name of [code, environment])
    if (!NAME.test(name) || name.includes('--'))
      throw new UsageError(
        `${name} cannot be part of a variable's name: small letters, digits and single hyphens`,
      )
  return `WPS_KEY_${code}__${environment}`.toUpperCase().replaceAll('-', '_')
}

/** The key of an environment. It is never written anywhere. @throws UsageError where there is none */
export function keyOf(code: string, environment: string, env: NodeJS.ProcessEnv): string {
  const variable = variableOf(code, environment)
  const key = env[variable]?.trim()
  if (!key) throw new UsageError(`Put the key of ${environment} into the variable ${variable}`)
  // Anything else cannot be a header.
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new UsageError(`${variable} holds no key: it has blanks or other characters`)
  return key
}
