import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import type { Env } from './requestContext.ts'

/** The answer of a call, before it is put into an envelope. */
export type Answer =
  | { kind: 'ok'; value: unknown; stable: boolean }
  | { kind: 'fail'; code: string; message: string; value?: unknown; status: number }

/** A success. */
export const ok = (value?: unknown): Answer => ({ kind: 'ok', value, stable: false })

/** A success whose value is the same object each time, so that it is serialised once. */
export const okStable = (value: unknown): Answer => ({ kind: 'ok', value, stable: true })

/** A business failure: HTTP 200 unless told otherwise (docs/contract.md). */
export const fail = (
  code: string,
  message: string,
  more: { value?: unknown; status?: number } = {},
): Answer => ({
  kind: 'fail',
  code,
  message,
  status: more.status ?? 200,
  ...('value' in more ? { value: more.value } : {}),
})

type Written = { text: string; br?: Buffer<ArrayBuffer>; gzip?: Buffer<ArrayBuffer> }

const enveloped = new WeakMap<object, Written>()
const bare = new WeakMap<object, Written>()
const worthCompressing = 1024

const write = (answer: Answer, isBare: boolean): string => {
  if (answer.kind === 'fail') {
    const { code, message, value } = answer
    return JSON.stringify({
      success: false,
      message,
      errorCode: code,
      ...(value === undefined ? {} : { value }),
    })
  }
  return JSON.stringify(
    isBare ? answer.value : { success: true, ...(answer.value === undefined ? {} : { value: answer.value }) },
  )
}

const writeOnce = (answer: Answer, isBare: boolean): Written => {
  const cache = isBare ? bare : enveloped
  const key = answer.kind === 'ok' && answer.stable && typeof answer.value === 'object' ? answer.value : null
  if (key === null) return { text: write(answer, isBare) ?? '' }
  const known = cache.get(key) ?? { text: write(answer, isBare) }
  cache.set(key, known)
  return known
}

const compress = (
  written: Written,
  accepted: string,
): { encoding: string; body: Buffer<ArrayBuffer> } | undefined => {
  if (/\bbr\b/.test(accepted)) {
    written.br ??= brotliCompressSync(written.text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    return { encoding: 'br', body: written.br }
  }
  if (/\bgzip\b/.test(accepted)) {
    written.gzip ??= gzipSync(written.text)
    return { encoding: 'gzip', body: written.gzip }
  }
  return undefined
}

/** Sends an answer. `isBare`: without envelope (the web app manifest alone). */
export const send = (c: Context<Env>, answer: Answer, isBare: boolean, violation?: string): Response => {
  const written = writeOnce(answer, isBare && answer.kind === 'ok')
  const status = answer.kind === 'fail' ? answer.status : 200
  const headers: Record<string, string> = {
    'content-type':
      isBare && answer.kind === 'ok' ? 'application/manifest+json' : 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }
  if (violation) headers['x-backoffice-violation'] = violation.replace(/[^\x20-\x7e]/g, '?').slice(0, 500)
  const stable = answer.kind === 'ok' && answer.stable && written.text.length > worthCompressing
  const small =
    stable && !c.get('place').uncompressed && compress(written, c.req.header('accept-encoding') ?? '')
  if (!small) return new Response(written.text, { status, headers })
  return new Response(small.body, {
    status,
    headers: { ...headers, 'content-encoding': small.encoding, vary: 'accept-encoding' },
  })
}
