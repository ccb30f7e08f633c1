import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { type Asked, type Command, type Out, UsageError } from '../command.ts'
import { MERCHANTS } from '../folder.ts'
import { originOf } from '../siteOrigin.ts'
import { textOf } from '../values.ts'
import { lineTo } from './boundedFetch.ts'
import { wordsOf } from './client.ts'
import { type RecordedFolder, recordSite } from './recordSite.ts'

/** `record <https://host> <code>`: records a real merchant as a folder of fixtures. */
export const record: Command = {
  name: 'record',
  usage: '<https://host> <code> [--member user:password]',
  summary: 'Captures what a running back office answers into a new folder, without what belongs to people.',
  options: { member: { type: 'string' } },
  run: runRecord,
}

async function runRecord({ positionals, values }: Asked, out: Out): Promise<number> {
  const [address = '', code = '', more] = positionals
  if (address === '' || code === '' || more)
    throw new UsageError('Say from where, and what the folder is to be called')
  const origin = originOf(address)
  checkCode(code)
  const member = readMember(textOf(values.member))
  try {
    const recorded = await recordSite(lineTo(origin), { code, ...(member && { member }) })
    const folder = writeFolder(code, recorded)
    if (values.json) out.line(JSON.stringify(summaryOf(folder, recorded), null, 2))
    else for (const line of told(folder, recorded)) out.line(line)
    return 0
  } catch (error) {
    out.error(`${origin}: ${wordsOf(error).replace(/\.$/, '')}. Nothing is written.`)
    return 1
  }
}

function checkCode(code: string): void {
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(code))
    throw new UsageError(`${code} is no code: small letters, digits and hyphens, a letter first, at most 32`)
  if (existsSync(join(MERCHANTS, code))) throw new UsageError(`merchants/${code} is there already`)
}

function readMember(said: string | undefined): { user: string; password: string } | undefined {
  if (said === undefined) return undefined
  const at = said.indexOf(':')
  if (at < 1 || at === said.length - 1) throw new UsageError('--member is user:password')
  return { user: said.slice(0, at), password: said.slice(at + 1) }
}

/** Writes the complete folder or nothing. Throws where a file would be outside of it. */
export function writeFolder(code: string, { json, pictures }: RecordedFolder, root = MERCHANTS): string {
  const folder = join(root, code)
  // A folder whose name starts with a dot is not a merchant, so it can be written there.
  const building = join(root, `.recording-${code}`)
  const write = (file: string, content: string | Uint8Array): void => {
    const path = resolve(building, file)
    if (!path.startsWith(building + sep)) throw new Error(`${file} leads out of the folder`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  // An interrupted run may have left one.
  rmSync(building, { recursive: true, force: true })
  try {
    for (const [file, value] of json) write(file, `${JSON.stringify(value, null, 2)}\n`)
    for (const { file, bytes } of pictures) write(join('pictures', file), bytes)
    if (existsSync(folder)) throw new Error(`${folder} is there already`)
    renameSync(building, folder)
  } finally {
    rmSync(building, { recursive: true, force: true })
  }
  return folder
}

const summaryOf = (folder: string, { site, json, pictures, notes }: RecordedFolder) => ({
  folder,
  name: site.merchant.name,
  layout: site.layout,
  files: [...json.keys()],
  pictures: pictures.map(({ file }) => file),
  notRead: notes,
  problems: site.problems,
})

function told(folder: string, { site, json, pictures, notes }: RecordedFolder): string[] {
  return [
    `${site.merchant.name}, layout ${site.layout}: ${json.size} files and ${pictures.length} pictures in ${folder}`,
    'Members are made up (player, Player!2026), expectations are what the plan says.',
    ...notes.map((note) => `  not read: ${note}`),
    ...site.problems.map(({ code, source, pointer }) => `  problem: ${code} at ${source} ${pointer}`),
  ]
}
