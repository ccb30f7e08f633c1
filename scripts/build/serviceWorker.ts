import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/**
 * Builds `sw.js` from `src/worker/sw.ts` (contract, section 12). Of the build it is told the document's digest alone, which
 * changes with every file; the list of files is in the asset manifest, for the moment of installing. The manifest is the
 * merchant's, and the app registers the worker itself, after the first picture.
 */
export const serviceWorker = (): Plugin[] =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'worker',
    filename: 'sw.ts',
    scope: '/m/',
    manifest: false,
    injectRegister: false,
    registerType: 'prompt',
    injectManifest: { rollupFormat: 'iife', globPatterns: ['index.html'], target: 'esnext' },
  })
