import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type Command, type Out, UsageError } from './command.ts'
import { wordsOfFileFault } from './fileFault.ts'
import { hintAt } from './near.ts'

const HELP: readonly string[] = ['', 'help', '--help', '-h']

/** Runs a command by name. Returns the exit code; throws only for bugs. */
export async function runTool(
  commands: readonly Command[],
  [name = '', ...given]: readonly string[],
  out: Out,
): Promise<number> {
  const command = commands.find((one) => one.name === name)
  if (command) return runCommand(command, given, out)
  if (!HELP.includes(name)) {
    const names = commands.map((one) => one.name)
    out.error(`There is no command ${name}: ${hintAt(name, names)}`)
    return 1
  }
  const lines = commands.map(({ name, usage, summary }) => `  ${name} ${usage}\n      ${summary}`)
  out.line(`npm run merchant -- <command>\n\n${lines.join('\n')}\n\nEach takes --json.`)
  return 0
}

async function runCommand({ run, options, name, usage }: Command, args: string[], out: Out): Promise<number> {
  try {
    return await run(readArgs(args, { ...options, json: { type: 'boolean' } }), out)
  } catch (error) {
    const fault = wordsOfFileFault(error)
    if (fault !== undefined) out.error(fault)
    else if (error instanceof UsageError)
      out.error(`${error.message}\nUse: npm run merchant -- ${name} ${usage}`)
    else throw error
    return 1
  }
}

/** Throws a {@link UsageError} for an unknown option, with similar ones, or for one without its value. */
function readArgs(args: string[], options: NonNullable<ParseArgsConfig['options']>) {
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true })
  const flags = Object.keys(options).map((option) => `--${option}`)
  for (const token of tokens)
    if (token.kind === 'option' && !Object.hasOwn(options, token.name))
      throw new UsageError(`There is no ${token.rawName}: ${hintAt(`--${token.name}`, flags)}`)
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    const isUsage =
      error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    throw isUsage ? new UsageError(error.message) : error
  }
}
