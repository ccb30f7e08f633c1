import { defineConfig, type Plugin } from 'vite'
import { texts } from './scripts/build/texts.ts'

/** The edge decides and downloads nothing: what a declaration would load is not part of it. */
function withoutLazyParts(): Plugin {
  return {
    name: 'without-lazy-parts',
    enforce: 'pre',
    resolveDynamicImport: () => ({ id: 'edge:lazy', external: true }),
  }
}

/** The document handler of production (`src/edge/`): one module of web standards, for Node and for workers. */
export default defineConfig({
  root: 'src/edge',
  publicDir: false,
  cacheDir: '../../node_modules/.vite-edge',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [withoutLazyParts(), texts()],
  ssr: { noExternal: true, target: 'webworker' },
  build: {
    ssr: true,
    outDir: '../../dist-edge',
    emptyOutDir: true,
    target: 'esnext',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    minify: false,
    rollupOptions: {
      input: { handler: 'src/edge/handler.ts', worker: 'src/edge/worker.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      // React's files say where they run; here nothing of them does.
      onwarn: (warning, warn) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning)),
    },
  },
})
