import { UsageError } from '../command.ts'

/** The variable with the key of an environment: `WPS_KEY_AURORA_STAGING`. Pure. */
export const variableOf = (code: string, environment: string): string =>
  `WPS_KEY_${code}_${environment}`.toUpperCase().replaceAll('-', '_')

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
