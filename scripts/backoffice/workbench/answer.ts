import type { Context } from 'hono'
import { UsageError } from '../../merchant/command.ts'
import { wordsOfFileFault } from '../../merchant/fileFault.ts'
import { isRecord, type JsonRecord, parseRecord } from '../json.ts'
import { BrokenFile } from '../jsonFiles.ts'
import type { Env } from '../requestContext.ts'
import { commands } from './commands.ts'
import type { Desk } from './desk.ts'
import { workbenchPath } from './page.ts'
import { WorkbenchProblem } from './problem.ts'
import type { WorkbenchOptions } from './serve.ts'

const largestBody = 4 * 1024 * 1024

const bodyOf = async (c: Context<Env>): Promise<JsonRecord> => {
  if (c.req.method !== 'POST') throw new WorkbenchProblem('Every call is a POST.')
  if (Number(c.req.header('content-length') ?? 0) > largestBody) throw new WorkbenchProblem('Too large.')
  const body = parseRecord((await c.req.text()) || '{}')
  if (!isRecord(body)) throw new WorkbenchProblem('The body is not a JSON object.')
  return body
}

/** Runs one command of the workbench's page: `{ ok: true, value }`, or `{ ok: false, message }`. */
export const answer = async (c: Context<Env>, options: WorkbenchOptions, desk: Desk): Promise<Response> => {
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
  const refuse = (message: string, status: number) =>
    Response.json({ ok: false, message }, { status, headers })
  const name = c.req.path.slice(`${workbenchPath}/api/`.length)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) return refuse(`There is no call ${name}.`, 404)
  try {
    const value = await command({ options, desk, body: await bodyOf(c), origin: c.get('place').origin })
    return Response.json({ ok: true, value: value ?? null }, { headers })
  } catch (error) {
    const isForPeople =
      error instanceof WorkbenchProblem || error instanceof UsageError || error instanceof BrokenFile
    const words = wordsOfFileFault(error) ?? (error instanceof Error ? error.message : 'error')
    return refuse(words, isForPeople ? 400 : 500)
  }
}
