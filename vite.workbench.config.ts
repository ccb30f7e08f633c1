import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * The workbench (issue 8, section 2): an entry of its own, built beside what merchants are served and never into it
 * (contract, section 12). The back office serves it on this machine alone.
 */
export default defineConfig({
  root: 'src/workbench',
  base: '/workbench/',
  publicDir: false,
  cacheDir: '../../node_modules/.vite-workbench',
  plugins: [react()],
  build: {
    outDir: '../../dist-workbench',
    emptyOutDir: true,
    target: 'esnext',
    // Chunks of the first script are named in the document; the page's policy takes no inline polyfill.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 900,
    // Everything is a file of its own: the page's policy takes no style and no picture out of the text.
    assetsInlineLimit: 0,
  },
})
