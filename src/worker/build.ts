import { BUILD_META } from '../api/assetManifest.ts'

/** An entry of the precache manifest that the build writes into the worker. */
export interface ManifestEntry {
  readonly url: string
  readonly revision: string | null
}

/** The worker's build. */
export interface Build {
  /** The digest in the build's document. */
  readonly digest: string
  /** Path of the script that the document starts. */
  readonly entry: string
  /** Path of the screen for a site that cannot be shown. A normal visit never loads it. */
  readonly fallback: string
  /** Name of the build's cache. */
  readonly cache: string
}

const PREFIX = 'build-'
/** `house-` was the prefix of earlier versions. */
const CACHE_OF_A_BUILD = /^(?:build|house)-/

/** Reads the precache manifest: document, entry and fallback screen, in this order. */
export function readBuild([document, entry, fallback]: readonly ManifestEntry[]): Build {
  const digest = document?.revision ?? ''
  return { digest, entry: entry?.url ?? '', fallback: fallback?.url ?? '', cache: PREFIX + digest }
}

/** Names of other builds' caches, newest first. */
export const olderBuilds = (names: readonly string[], own: string): string[] =>
  names.filter((name) => CACHE_OF_A_BUILD.test(name) && name !== own).reverse()

/** The caches that a build may delete: all except its own and the newest one before it, whose build another tab may run. */
export const outdated = (names: readonly string[], own: string): string[] => olderBuilds(names, own).slice(1)

const META = new RegExp(`<meta\\s+name="${BUILD_META}"\\s+content="([\\w-]{1,40})"`)

/** Digest of the build that a document belongs to; undefined for a page that is not the app's. */
export const digestOf = (html: string): string | undefined => META.exec(html)?.[1]
