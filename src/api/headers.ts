import type { Call } from './call.ts'
import type { ClientEnv } from './env.ts'

/** § 2.7. */
const DEFAULT_LANGUAGE = 'CN'

function languageInQuery(query: unknown): string | undefined {
  const language: unknown =
    typeof query === 'object' && query !== null && 'language' in query ? query.language : undefined
  return typeof language === 'string' ? language : undefined
}

interface HeaderInput<Query, Body> {
  readonly query?: Query | undefined
  readonly body?: Body | undefined
  readonly language?: string | undefined
}

/**
 * The headers of contract.md section 2, without those of the encryption. A GET's Language may come from its query
 * (docs/conformance.md § 2.7).
 */
export function buildHeaders<Query, Body, Value>(
  env: Pick<ClientEnv, 'merchant' | 'language' | 'device'>,
  call: Call<Query, Body, Value>,
  input: HeaderInput<Query, Body>,
  token: string | undefined,
): Record<string, string> {
  const isGet = call.method === 'GET'
  const language =
    input.language || (isGet && languageInQuery(input.query)) || env.language() || DEFAULT_LANGUAGE
  const wanted = {
    'Content-Type': isGet ? undefined : 'application/json',
    Merchant: env.merchant(),
    Language: language,
    Authorization: token,
    Device: call.device ? env.device() : undefined,
    ModuleId: input.body === undefined ? undefined : call.moduleId?.(input.body),
  }
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(wanted)) {
    // A value that is invalid in a header would make fetch throw, which looks like a network failure.
    if (value && /^[\x20-\x7e]+$/.test(value)) headers[name] = value
  }
  return headers
}
