import { type ChildProcess, spawn } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot, run } from '../../scripts/toolchain/run.ts'

const CONFIG = inRoot('scripts/deploy/nginx')
const START_MS = 10_000

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port = 0 }: { port?: number } = Object(server.address())
      server.close(() => resolve(port))
    })
  })

/** Inserts an operator's values. @throws Error unless each placeholder occurs exactly once */
export function withValues(site: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [theirs, ours]) => {
    if (text.split(theirs).length !== 2) throw new Error(`the configuration has "${theirs}" not once`)
    return text.replace(theirs, ours)
  }, site)
}

const mainOf = (folder: string): string => `
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log stderr warn;
events { worker_connections 512; }
http {
  include mime.types;
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include site.conf;
}
`

/** nginx's own MIME types, part of every installation. */
const MIME_TYPES = '/etc/nginx/mime.types'

/** The processes that nginx has started (Linux). */
const workersOf = async ({ pid }: ChildProcess): Promise<readonly string[]> =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean)

async function answers(origin: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + START_MS
  while (Date.now() < end && server.exitCode === null) {
    const there = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (there) return
    await new Promise((resolve) => setImmediate(resolve))
  }
  throw new Error('nginx does not answer')
}

/**
 * nginx with `scripts/deploy/nginx/site.conf`: serves a build in front of a platform on this machine.
 *
 * @throws Error with nginx's message
 */
export const serveByNginx = (nginx: string, dist: string, platformPort: number): Promise<NginxServer> =>
  serveConfigured(nginx, 'site.conf', {
    'server 127.0.0.1:8080;': `server 127.0.0.1:${platformPort};`,
    'root /srv/whitelabel/dist;': `root ${dist};`,
  })

interface NginxServer {
  readonly port: number
  /** Other values of the operator, while it runs. Requests that have begun end as before. */
  reload(values: Readonly<Record<string, string>>): Promise<void>
  close(): Promise<void>
}

/** nginx with a file of `scripts/deploy/nginx` and an operator's values in it. @throws Error with nginx's message */
export async function serveConfigured(
  nginx: string,
  file: string,
  values: Readonly<Record<string, string>>,
): Promise<NginxServer> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const configure = async (theirs: Readonly<Record<string, string>>): Promise<void> => {
    const own = { ...theirs, 'listen 8000;': `listen 127.0.0.1:${port};` }
    await writeFile(join(folder, 'site.conf'), withValues(await readFile(join(CONFIG, file), 'utf8'), own))
  }
  await configure(values)
  await copyFile(join(CONFIG, 'security-headers.conf'), join(folder, 'security-headers.conf'))
  await copyFile(MIME_TYPES, join(folder, 'mime.types'))
  await writeFile(join(folder, 'nginx.conf'), mainOf(folder))
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')]
  const { code, output } = await run(nginx, [...args, '-t'], {}, { silent: true })
  if (code !== 0) throw new Error(output)
  const server = spawn(nginx, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  await answers(`http://127.0.0.1:${port}/m/home`, server)
  return {
    port,
    async reload(next) {
      const before = await workersOf(server)
      await configure(next)
      server.kill('SIGHUP')
      // For a moment the old workers answer, too.
      while ((await workersOf(server)).some((worker) => before.includes(worker)))
        await new Promise((resolve) => setImmediate(resolve))
    },
    async close() {
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
