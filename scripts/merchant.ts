import { parseArgs } from 'node:util'
import { type Command, type Out, UsageError } from './merchant/command.ts'
import { commands } from './merchant/commands.ts'

/** `npm run merchant -- <command>`: what an operator asks about merchants' folders. */
const out: Out = { line: (text) => console.log(text), error: (text) => console.error(text) }
const [name = '', ...given] = process.argv.slice(2)
const command = commands.find((entry) => entry.name === name)
process.exitCode = command ? await runCommand(command, given, out) : help(name)

async function runCommand({ run, options, name, usage }: Command, args: string[], out: Out): Promise<number> {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...options, json: { type: 'boolean' } },
    })
    return await run({ positionals, values }, out)
  } catch (error) {
    if (!(error instanceof UsageError || (error instanceof TypeError && 'code' in error))) throw error
    out.error(`${error.message}\nUse: npm run merchant -- ${name} ${usage}`)
    return 1
  }
}

function help(asked: string): number {
  if (asked && !['help', '--help', '-h'].includes(asked)) out.error(`There is no command ${asked}.`)
  const lines = commands.map(({ name, usage, summary }) => `  ${name} ${usage}\n      ${summary}`)
  out.line(`npm run merchant -- <command>\n\n${lines.join('\n')}\n\nEach takes --json.`)
  return asked === '' || ['help', '--help', '-h'].includes(asked) ? 0 : 1
}
