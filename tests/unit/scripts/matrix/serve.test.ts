import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { type Served, serveReport } from '../../../../scripts/matrix/serve.ts'

const lines: Socket[] = []
afterEach(() => {
  for (const line of lines.splice(0)) line.destroy()
})

const serve = () =>
  serveReport({
    folder: import.meta.dirname,
    page: () => 'the report',
    accept: () => ({ ok: false, message: 'nothing has changed' }),
  })

/** A connection without a request, as browsers open it in advance. */
async function silentLine({ url }: Served): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const line = connect(Number(port), hostname)
  lines.push(line)
  await once(line, 'connect')
  return line
}

it('is closed at once, also for a browser that still holds a line on which it never asked anything', async () => {
  const report = await serve()
  const line = await silentLine(report)
  // After this answer the server has certainly accepted the earlier connection too.
  expect(await (await fetch(report.url)).text()).toBe('the report')
  const ended = once(line, 'close')
  await report.close()
  await ended
  await expect(fetch(report.url)).rejects.toThrow()
})
