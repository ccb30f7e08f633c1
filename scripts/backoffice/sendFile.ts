import { openAsBlob } from 'node:fs'
import { resolve, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { contentType } from './contentTypes.ts'
import type { FileCache, LoadedFile } from './files.ts'
import type { Env } from './requestContext.ts'

/** The file of a URL path below a folder; undefined where it would be outside, or the path is invalid. */
export const pathBelow = (root: string, urlPath: string): string | undefined => {
  let decoded: string
  try {
    decoded = decodeURIComponent(urlPath)
  } catch {
    return undefined
  }
  if (decoded.includes('\0') || decoded.includes('\\') || decoded.split('/').includes('..')) return undefined
  const path = resolve(root, `.${sep}${decoded}`)
  return path.startsWith(resolve(root) + sep) ? path : undefined
}

const zipped = new WeakMap<LoadedFile, Buffer<ArrayBuffer>>()

/** gzip of a file without a compressed sibling, created once. */
const zip = (file: LoadedFile, body: Buffer): Buffer<ArrayBuffer> => {
  const known = zipped.get(file) ?? gzipSync(body)
  zipped.set(file, known)
  return known
}

const siblings = [
  { encoding: 'br', suffix: '.br', accepted: /\bbr\b/ },
  { encoding: 'gzip', suffix: '.gz', accepted: /\bgzip\b/ },
]

const compressedSibling = async (files: FileCache, file: LoadedFile, accept: string) => {
  for (const { encoding, suffix, accepted } of siblings) {
    if (!accepted.test(accept)) continue
    const sibling = await files.load(file.path + suffix)
    // An older sibling belongs to an earlier version of the file.
    if (sibling && sibling.mtimeMs + 1000 >= file.mtimeMs) return { encoding, sibling }
  }
  return undefined
}

const bodyOf = async (file: LoadedFile): Promise<BodyInit> => file.body ?? (await openAsBlob(file.path))

const compressible = /^(text\/|image\/svg|application\/(json|manifest|xml))/

/** Sends a file with its type and ETag, compressed if the client accepts it; 304 if the client has it. */
export const sendFile = async (
  c: Context<Env>,
  files: FileCache,
  file: LoadedFile,
  headers: Record<string, string>,
): Promise<Response> => {
  const type = contentType(file.path)
  const all: Record<string, string> = {
    'content-type': type,
    'x-content-type-options': 'nosniff',
    ...headers,
    etag: `W/${file.etag}`,
  }
  if (compressible.test(type)) all.vary = 'accept-encoding'
  const held = c.req.header('if-none-match')
  if (held?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === file.etag)) {
    return new Response(null, { status: 304, headers: all })
  }
  const accept = c.get('place').uncompressed ? '' : (c.req.header('accept-encoding') ?? '')
  const found = await compressedSibling(files, file, accept)
  if (found)
    return new Response(await bodyOf(found.sibling), {
      headers: { ...all, 'content-encoding': found.encoding },
    })
  if (file.body && file.size > 1024 && compressible.test(type) && /\bgzip\b/.test(accept)) {
    return new Response(zip(file, file.body), { headers: { ...all, 'content-encoding': 'gzip' } })
  }
  return new Response(await bodyOf(file), { headers: { ...all, 'content-length': String(file.size) } })
}
