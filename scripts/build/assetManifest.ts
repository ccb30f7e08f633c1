import type { Plugin } from 'vite'

/**
 * Writes `asset-manifest.json` (part 1, section 2): every hashed file of the build. The update check compares it with
 * the running build's.
 */
export function assetManifest(): Plugin {
  return {
    name: 'asset-manifest',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.fromEntries(
          Object.keys(bundle)
            .filter((file) => file.startsWith('assets/'))
            .sort()
            .map((file) => [file, `/m/${file}`]),
        )
        this.emitFile({
          type: 'asset',
          fileName: 'asset-manifest.json',
          source: JSON.stringify({ files }, null, 1),
        })
      },
    },
  }
}
