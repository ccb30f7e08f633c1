import { access, constants } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { noteRunning } from './running.ts'
import { type Backoffice, startBackoffice } from './server.ts'

const repository = resolve(import.meta.dirname, '..', '..')

const readPort = (source: string | undefined): number => {
  const port = Number(source ?? 4600)
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT is "${source}", not a port`)
  return port
}

const readOrigin = (source: string | undefined): string | undefined => {
  if (!source) return undefined
  const url = URL.parse(source)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`WPS_ORIGIN is "${source}", not an http(s) origin`)
  return url.origin
}

const start = async (): Promise<Backoffice & { readonly leave: () => void }> => {
  const { PORT, HOST, ALLOWED_HOSTS, WPS_ORIGIN, MERCHANTS_DIR, DIST_DIR, WORKBENCH_DIR } = process.env
  const distDir = resolve(DIST_DIR ?? join(repository, 'dist'))
  const document = join(distDir, 'm', 'index.html')
  const wpsOrigin = readOrigin(WPS_ORIGIN)
  await access(document, constants.R_OK).catch(() => {
    throw new Error(`there is no readable build at ${distDir}: npm run build makes it`)
  })
  const merchantsDir = resolve(MERCHANTS_DIR ?? join(repository, 'merchants'))
  const backoffice = await startBackoffice({
    port: readPort(PORT),
    merchantsDir,
    distDir,
    ...(WORKBENCH_DIR ? { workbenchDir: resolve(WORKBENCH_DIR) } : {}),
    ...(HOST ? { host: HOST } : {}),
    allowedHosts: (ALLOWED_HOSTS ?? '').split(',').map((host) => host.trim().toLowerCase()),
    ...(wpsOrigin ? { wpsOrigin } : {}),
  })
  return { ...backoffice, leave: noteRunning(backoffice.port, merchantsDir) }
}

try {
  const backoffice = await start()
  console.log(`Back office and build on ${backoffice.url}`)
  for (const address of backoffice.addresses()) console.log(`  ${address}`)
  if (backoffice.workbench) console.log(`Workbench: ${backoffice.workbench}`)
  const stop = () => {
    backoffice.leave()
    void backoffice.close().then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  console.error(`Cannot start: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
