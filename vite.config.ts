import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assetManifest } from './scripts/build/assetManifest.ts'
import { bootDocument } from './scripts/build/bootDocument.ts'
import { BROWSERS } from './scripts/build/browsers.ts'
import { bundleOptimisations } from './scripts/build/bundleOptimisations/bundleOptimisations.ts'
import { chunks } from './scripts/build/chunks.ts'
import { confinedFrames } from './scripts/build/confinedFrames.ts'
import { documentStyle } from './scripts/build/documentStyle.ts'
import { inlineRuntime } from './scripts/build/inlineRuntime.ts'
import { importsToPreload } from './scripts/build/partImports.ts'
import { precompress } from './scripts/build/precompress.ts'
import { serviceWorker } from './scripts/build/serviceWorker.ts'
import { texts } from './scripts/build/texts.ts'
import { without } from './scripts/build/without.ts'

/** Calls that the back office answers while developing; `scripts/dev.ts` starts it. */
const BACKOFFICE_PATHS = [
  ...[
    '/wps',
    '/m/merchants',
    '/m/splash',
    '/mini-game',
    '/games',
    '/pixel-stand-in',
    '/support',
    '/__backoffice',
  ],
  ...['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/emulator'],
  ...['/gt.js', '/v4/', '/gettype.php', '/load', '/captcha-stand-in/'],
]
const backoffice = process.env.BACKOFFICE_URL

export default defineConfig({
  root: 'src',
  base: '/m/',
  publicDir: '../public/m',
  cacheDir: '../node_modules/.vite',
  define: { __WITHOUT__: JSON.stringify(without) },
  plugins: [
    bundleOptimisations(),
    react(),
    texts(),
    chunks(),
    inlineRuntime(),
    documentStyle(),
    bootDocument(),
    confinedFrames(),
    serviceWorker(),
    assetManifest(),
    precompress(),
  ]
    .flat()
    .filter(({ name }) => !without.includes(name)),
  build: {
    outDir: '../dist/m',
    emptyOutDir: true,
    target: BROWSERS,
    // The document preloads what the first paint needs (`scripts/build/preloadMap.ts`).
    modulePreload: { polyfill: false, resolveDependencies: importsToPreload },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
  },
  server: {
    host: '127.0.0.1',
    allowedHosts: true,
    ...(backoffice && {
      proxy: Object.fromEntries(
        BACKOFFICE_PATHS.map((path) => [path, { target: backoffice, changeOrigin: false }]),
      ),
    }),
  },
})
