import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { runningPort } from '../../backoffice/running.ts'
import { checkMerchant } from '../check/checkMerchant.ts'
import { knownHere } from '../check/knownHere.ts'
import { linesOf } from '../check/print.ts'
import { readFolders } from '../check/readFolder.ts'
import { type Asked, type Command, type Out, UsageError } from '../command.ts'
import { codesIn, MERCHANTS } from '../folder.ts'
import { answersTo, BadAnswer } from './ask.ts'
import { type WeakColour, weakPrimary } from './colours.ts'
import { draftOf } from './draft.ts'
import { faultOfCode, type Order, orderOf, QUESTIONS, type Question } from './order.ts'
import { writeDraft } from './write.ts'

/** Asks the person at the terminal. */
export interface Asking {
  readonly question: (text: string) => Promise<string>
  readonly say: (text: string) => void
}

const SCHEMES = ['dark', 'light'] as const

/** `new <code>`. */
export const newMerchant: Command = {
  name: 'new',
  usage:
    '<code> [--name …] [--primary #rrggbb] [--accent #rrggbb] [--layout M1] [--scheme dark] [--language EN] [--currency USD] [--domain a.example,b.example] [--nearest] [--merchants <folder>]',
  summary: 'Makes a merchant of two colours and a name: a whole folder that passes check, served at once.',
  options: {
    ...Object.fromEntries(QUESTIONS.map((question) => [question, { type: 'string' as const }])),
    scheme: { type: 'string' },
    nearest: { type: 'boolean' },
    merchants: { type: 'string' },
  },
  run: async (asked, out) => {
    const isPerson = process.stdin.isTTY && process.stdout.isTTY && !asked.values.json
    if (!isPerson) return make(asked, out, undefined)
    const lines = createInterface({ input: process.stdin, output: process.stdout })
    try {
      return await make(asked, out, { question: (text) => lines.question(text), say: out.error })
    } finally {
      lines.close()
    }
  },
}

/** The command, with or without a terminal. Returns the exit code. */
export async function make(
  { positionals, values }: Asked,
  out: Out,
  ask: Asking | undefined,
): Promise<number> {
  const [code = '', ...more] = positionals
  const root = typeof values.merchants === 'string' ? values.merchants : MERCHANTS
  if (!existsSync(root)) throw new UsageError(`There is no folder ${root}.`)
  const fault = more.length > 0 ? 'One code at a time.' : faultOfCode(code, codesIn(root))
  if (fault) throw new UsageError(fault)
  const order = await readOrder(code, values, ask)
  const known = knownHere()
  const weak = weakPrimary(order)
  const draft = draftOf(weak && values.nearest ? { ...order, primary: weak.nearest } : order, known)

  // The notes on colours: the brand's is printed below, whether or not the merchant is created.
  const findings = checkMerchant(draft.files, known, await readFolders(root)).filter(
    ({ code }) => !/^theme\.(?:brand|accent)/.test(code),
  )
  if (findings.length > 0) {
    for (const line of linesOf(findings, 1)) out.error(line)
    return 1
  }
  const place = await writeDraft(draft, root)
  const port = runningPort(root)
  const address = `http://${code}.localhost:${port ?? process.env.PORT ?? USUAL_PORT}/m/home`
  const chosen = ask ? {} : chosenFor(order, values)
  if (values.json) out.line(JSON.stringify({ code, folder: place, address, chosen, findings }, null, 2))
  else {
    out.line(
      `${order.name} is in ${place}: ${Object.keys(draft.files.texts).length} JSON files, ${draft.pictures.length} pictures, no findings.`,
    )
    const served = port === undefined ? 'No back office runs; npm start serves it' : 'Served at once'
    out.line(`${served}: ${address} (member "player", password "Player!2026").`)
    const flags = Object.entries(chosen).map(([question, answer]) => `--${question} ${answer}`)
    if (flags.length > 0) out.line(`Nobody was asked, so this was chosen: ${flags.join(', ')}.`)
    if (weak && !values.nearest) out.line(wordsOf(weak))
    out.line(
      `Its words are the app's own in ${order.language} to begin with: write yours into wps/, and its pictures' into pictures/art.json.`,
    )
  }
  return 0
}

/** The default port of the back office (`backoffice/main.ts`). */
const USUAL_PORT = 4600

/** The values that were chosen by default. */
const chosenFor = (order: Order, given: Asked['values']): Partial<Record<Question, string>> =>
  Object.fromEntries(
    QUESTIONS.filter((question) => given[question] === undefined).map((question) => [
      question,
      question === 'domain' ? order.domains.join(',') : order[question],
    ]),
  )

async function readOrder(code: string, values: Asked['values'], ask: Asking | undefined): Promise<Order> {
  const given: Partial<Record<Question, string>> = {}
  for (const question of QUESTIONS) {
    const said = values[question]
    if (typeof said === 'string') given[question] = said
  }
  const scheme = SCHEMES.find((known) => known === values.scheme)
  if (values.scheme !== undefined && !scheme) throw new UsageError('--scheme: dark or light.')
  try {
    return orderOf(code, await answersTo(code, given, ask), scheme)
  } catch (error) {
    if (error instanceof BadAnswer) throw new UsageError(error.message)
    throw error
  }
}

/** A note on a weak brand colour: fills use it unchanged. It names the nearest colour with enough contrast. */
const wordsOf = ({ given, reached, needed, nearest }: WeakColour): string =>
  `${given} on its page has a contrast of ${reached.toFixed(2)}:1; lines and icons need ${needed}:1 (WCAG AA). What it fills stays exactly ${given}; where it is a line, an icon or text, the nearest that is enough is taken (lines: ${nearest}). --nearest would make that the brand.`
