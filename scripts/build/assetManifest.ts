import type { Plugin } from 'vite'
import { BUILD_META, digest } from '../../src/api/assetManifest.ts'

/**
 * Writes `asset-manifest.json` (docs/conformance.md § 1.2) with every hashed file of the build, and its digest into the document:
 * the running build knows its digest without a request.
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
        const source = JSON.stringify({ files }, null, 1)
        this.emitFile({ type: 'asset', fileName: 'asset-manifest.json', source })
        const document = bundle['index.html']
        if (document?.type !== 'asset') throw new Error('the build has no document to name itself in')
        const meta = `<meta name="${BUILD_META}" content="${digest(source)}">`
        document.source = document.source.toString().replace('</head>', () => `${meta}</head>`)
      },
    },
  }
}
