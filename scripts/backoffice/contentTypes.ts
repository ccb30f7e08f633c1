import { extname } from 'node:path'

const types: Record<string, string> = {
  apk: 'application/vnd.android.package-archive',
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  ipa: 'application/octet-stream',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  mobileconfig: 'application/x-apple-aspen-config',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  otf: 'font/otf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'application/xml',
}

const extension = (path: string): string => extname(path).slice(1).toLowerCase()

/** The Content-Type of a file, by its name. */
export const contentType = (path: string): string => types[extension(path)] ?? 'application/octet-stream'

/** Whether a path names a file rather than a screen. Screens may end in .html (/m/register.html). */
export const namesFile = (path: string): boolean => !['', 'html'].includes(extension(path))
