import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from '../../build/precompress.ts'

/** The floor is built with the same tool for the same browsers, and served compressed like the app. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/m/',
  plugins: [react(), precompress()],
  build: {
    emptyOutDir: true,
    target: 'esnext',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
  },
})
