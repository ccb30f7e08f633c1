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

/**
 * The document handler of production (`src/edge/`): modules of web standards, for Node and for workers. With `--mode server` the
 * server that runs it on Node without any package beside it.
 */
export default defineConfig(({ mode }) => {
  const isServer = mode === 'server'
  return {
    root: '.',
    publicDir: false,
    cacheDir: 'node_modules/.vite-edge',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: isServer ? [] : [withoutLazyParts(), texts()],
    ssr: { noExternal: true, target: isServer ? 'node' : 'webworker' },
    build: {
      ssr: true,
      outDir: 'dist-edge',
      emptyOutDir: !isServer,
      target: 'esnext',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      minify: false,
      rollupOptions: {
        input: isServer
          ? { server: 'scripts/edge/main.ts' }
          : { handler: 'src/edge/handler.ts', worker: 'src/edge/worker.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
        // React's files say where they run; here nothing of them does.
        onwarn: (warning, warn) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning)),
      },
    },
  }
})
