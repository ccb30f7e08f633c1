import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { Configuration } from '../../../src/generated/types.ts'
import { isRecord } from '../../../src/json/read.ts'
import { isSame, type JsonRecord } from '../../../src/workbench/model/mergePatch.ts'
import { checkMerchant } from '../check/checkMerchant.ts'
import { knownHere } from '../check/knownHere.ts'
import { linesOf } from '../check/print.ts'
import { readFolder } from '../check/readFolder.ts'
import { type Asked, type Command, type Out, UsageError } from '../command.ts'
import { environmentsIn, originFor } from '../diff/environments.ts'
import { unreviewedIn } from '../drafts/reviewed.ts'
import { MERCHANTS, merchantFileIn, readJson } from '../folder.ts'
import { chosenCodes } from '../inputs.ts'
import { type Line, lineTo } from '../record/boundedFetch.ts'
import { textOf } from '../values.ts'
import {
  type Changes,
  CONFIGURATION_FILES,
  canBeTakenBack,
  changesBetween,
  type Files,
  filesBefore,
  isEmpty,
  patchesBetween,
} from './changes.ts'
import { keyOf } from './key.ts'
import { changeConfiguration, Refused, readConfiguration, Unsure } from './platform.ts'
import { keepPush, pushIn } from './record.ts'
import { reviewOf, unreviewedLines, valueLines } from './review.ts'

/** Exit codes. */
const DONE = 0
const NOT_DONE = 1
const UNREADABLE = 2

/** `push <code> <environment>`: sends a folder's difference to the platform where the merchant runs. */
export const push: Command = {
  name: 'push',
  usage: '<code> <environment> [--dry-run] [--yes] [--back] [--merchants <folder>]',
  summary:
    "Sends what differs in a merchant's folder to the platform, after a question; --back takes the last push back. Exit code 1: not sent; 2: the platform gives no clear answer.",
  options: {
    'dry-run': { type: 'boolean' },
    yes: { type: 'boolean' },
    back: { type: 'boolean' },
    merchants: { type: 'string' },
  },
  run: runPush,
}

interface Push {
  readonly code: string
  readonly environment: string
  readonly folder: string
  readonly line: Line
  readonly key: string
  readonly out: Out
}

async function runPush({ positionals, values }: Asked, out: Out): Promise<number> {
  const [code = '', environment = '', more] = positionals
  if (code === '' || environment === '' || more)
    throw new UsageError('Say which merchant, and to which environment of merchant.json')
  const root = textOf(values.merchants) ?? MERCHANTS
  chosenCodes([code], root)
  const merchantFile = merchantFileIn(code, root)
  const origin = originFor(environment, merchantFile)
  if (!Object.hasOwn(environmentsIn(merchantFile), environment))
    throw new UsageError('A push goes to an environment that merchant.json names')
  const key = keyOf(code, environment, process.env)
  const tell = (changes: Changes, sent: boolean): void => {
    if (values.json) out.line(JSON.stringify({ merchant: code, environment, sent, changes }, null, 2))
  }
  const say = { line: values.json ? () => undefined : out.line, error: out.error }
  const push: Push = { code, environment, folder: join(root, code), line: lineTo(origin), key, out: say }
  try {
    const current = await readConfiguration(push.line, key)
    const theirs = filesOf(current)
    const wanted = values.back ? wantedBack(push, theirs) : await wantedNow(push, root)
    if (!wanted) return NOT_DONE
    const changes = changesBetween(theirs, wanted)
    if (isEmpty(changes)) {
      say.line(`${environment} has nothing to change.`)
      tell(changes, false)
      return DONE
    }
    for (const line of reviewOf(push, theirs, wanted, changes)) say.line(line)
    if (values['dry-run'] || !(await isAgreed(values.yes === true, environment))) {
      say.line('Nothing is sent.')
      tell(changes, false)
      return NOT_DONE
    }
    const exit = await send(push, current, wanted, changes, values.back === true)
    tell(changes, exit === DONE)
    return exit
  } catch (error) {
    if (!(error instanceof Refused || error instanceof Unsure)) throw error
    out.error(`${environment}: ${error.message}.`)
    return error instanceof Refused ? NOT_DONE : UNREADABLE
  }
}

const filesOf = ({ files }: Configuration): Files =>
  Object.fromEntries(
    Object.entries(files).filter((entry): entry is [string, JsonRecord] => isRecord(entry[1])),
  )

/** The folder's files, once they are reviewed and `check` finds no error in them; undefined: that is not so. */
async function wantedNow({ code, folder, out }: Push, root: string): Promise<Files | undefined> {
  const unseen = unreviewedLines(code, await unreviewedIn(root, code))
  for (const line of unseen) out.error(line)
  if (unseen.length > 0) return undefined
  const findings = checkMerchant(await readFolder(code, root), knownHere())
  const errors = findings.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) {
    for (const line of linesOf(errors, 1)) out.error(line)
    out.error(`Nothing is sent: check finds ${errors.length} errors (npm run merchant -- check ${code}).`)
    return undefined
  }
  const files = CONFIGURATION_FILES.map((name) => [name, join(folder, 'wps', `${name}.json`)] as const)
  return Object.fromEntries(
    files
      .filter(([, file]) => existsSync(file))
      .map(([name, file]) => {
        const value = readJson(file)
        if (!isRecord(value)) throw new UsageError(`${file} holds no object`)
        return [name, value] as const
      }),
  )
}

/** The platform's files without the last push; undefined: there is none, or its values have changed since. */
function wantedBack({ environment, folder, out }: Push, theirs: Files): Files | undefined {
  const last = pushIn(folder, environment)
  if (!last) {
    out.error(`No push to ${environment} is known here.`)
    return undefined
  }
  const { wanted, changedSince } = filesBefore(last.files, theirs)
  if (isEmpty(changedSince)) return wanted
  out.error(`Nothing is sent: these values have changed since the push of ${last.at}.`)
  for (const line of valueLines(changedSince)) out.error(line)
  return undefined
}

async function isAgreed(yes: boolean, environment: string): Promise<boolean> {
  if (yes) return true
  if (!(process.stdin.isTTY && process.stdout.isTTY))
    throw new UsageError('Nothing is sent: without a terminal to ask, a push needs --yes')
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await lines.question(`Send this to ${environment}? Type yes: `)).trim() === 'yes'
  } finally {
    lines.close()
  }
}

/** Sends the reviewed difference against the reviewed version, and reads whether it is there. */
async function send(
  { code, environment, folder, line, key, out }: Push,
  current: Configuration,
  wanted: Files,
  changes: Changes,
  isBack: boolean,
): Promise<number> {
  const theirs = filesOf(current)
  const names = Object.keys(changes)
  const request = {
    version: current.version,
    requestId: randomUUID(),
    patches: patchesBetween(theirs, wanted),
  }
  if (!isBack && !canBeTakenBack(theirs, wanted))
    throw new UsageError(
      'Nothing is sent: a value that is null there would change, and could not be taken back',
    )
  const last = pushIn(folder, environment)
  const files = names.map(
    (file) => [file, { before: theirs[file] ?? {}, after: wanted[file] ?? {} }] as const,
  )
  // Kept before it is sent: whatever becomes of the answer, it can be taken back.
  if (!isBack)
    keepPush(folder, environment, { at: new Date().toISOString(), files: Object.fromEntries(files) })
  const doubt = await changeConfiguration(line, key, request).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Unsure) return error
      keepPush(folder, environment, last)
      throw error
    },
  )
  const now = filesOf(await readConfiguration(line, key))
  if (names.every((file) => isSame(now[file], wanted[file]))) {
    if (isBack) keepPush(folder, environment, undefined)
    out.line(`${environment} has it.`)
    if (!isBack) out.line(`To take it back: npm run merchant -- push ${code} ${environment} --back`)
    return DONE
  }
  if (doubt) out.error(`${environment}: ${doubt.message}.`)
  if (names.every((file) => isSame(now[file] ?? {}, theirs[file] ?? {}))) {
    // After an answer that is unclear the change may still come: it stays known, so that it can be taken back then.
    if (!doubt) keepPush(folder, environment, last)
    out.error(`${environment} has not taken the change so far. It can be sent again.`)
  } else {
    out.error(`${environment} does not hold what was sent:`)
    for (const text of valueLines(changesBetween(now, wanted))) out.error(text)
  }
  return UNREADABLE
}
