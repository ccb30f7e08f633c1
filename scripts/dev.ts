import { createServer } from 'vite'
import { startBackoffice } from './backoffice/server.ts'
import { giveUp, inRoot } from './toolchain/run.ts'

/** `npm run dev`: Vite's dev server with hot reload, in front of the embedded back office. */
const port = Number(process.env.PORT ?? 4600)
try {
  const backoffice = await startBackoffice({
    port: 0,
    merchantsDir: inRoot('merchants'),
    distDir: inRoot('dist'),
  })
  process.env.BACKOFFICE_URL = backoffice.url
  const vite = await createServer({
    configFile: inRoot('vite.config.ts'),
    server: { port, strictPort: true },
  })
  await vite.listen()
  console.log(
    `Dev server: http://aurora.localhost:${port}/m/home (any merchant's folder name works in place of the first label)`,
  )
} catch (error) {
  giveUp(`The dev server did not start: ${error instanceof Error ? error.message : String(error)}`)
}
