/** Asset manifests (docs/conformance.md § 1.2): this app's, and that of the platform's older part on the same origin. */
export const MANIFESTS = { app: '/m/asset-manifest.json', legacy: '/mobile/mc/asset-manifest.json' } as const

/** Name of the document's `meta` element that carries {@link digest} of the running build's own manifest. */
export const BUILD_META = 'build'

/** A short digest (FNV-1a, 32 bits, twice) that needs no secure context; the build and the page agree on it. */
export function digest(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1000193]
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x1000193)
    b = Math.imul(b + code, 0x85ebca6b) ^ (b >>> 13)
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36)
}

/** Whether an answer is a manifest. Other statuses than 200, HTML and invalid JSON are ignored. */
function isManifest(status: number, text: string): boolean {
  if (status !== 200) return false
  try {
    const manifest: unknown = JSON.parse(text)
    return typeof manifest === 'object' && manifest !== null
  } catch {
    return false
  }
}

/** Fetches a manifest, bypassing all caches; undefined if that fails or it is not usable. Never rejects. */
export async function askManifestText(
  page: Pick<Window, 'fetch'>,
  path: string,
): Promise<string | undefined> {
  try {
    const answer = await page.fetch(`${path}?_=${Date.now()}`, { cache: 'no-store' })
    const text = await answer.text()
    return isManifest(answer.status, text) ? text : undefined
  } catch {
    return undefined
  }
}

/** Like {@link askManifestText}, but returns the digest. */
export async function askManifest(page: Pick<Window, 'fetch'>, path: string): Promise<string | undefined> {
  const text = await askManifestText(page, path)
  return text && digest(text)
}

/** The running build's digest; undefined in a document that is not from a build. */
export const runningBuild = (document: Document): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META}"]`)?.content
