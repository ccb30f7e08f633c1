import { check } from './check/command.ts'
import type { Command } from './command.ts'
import { compare } from './compare/command.ts'
import { explainCommand } from './explain/command.ts'
import { flagsCommand } from './flags/command.ts'
import { history, revert } from './history/command.ts'
import { impact } from './impact/command.ts'
import { newMerchant } from './new/command.ts'
import { record } from './record/command.ts'
import { set } from './set/command.ts'

/** Every command, in the order in which they are listed. */
export const commands: readonly Command[] = [
  check,
  newMerchant,
  explainCommand,
  impact,
  record,
  compare,
  set,
  history,
  revert,
  flagsCommand,
]
