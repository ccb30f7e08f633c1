import { check } from './check/command.ts'
import type { Command } from './command.ts'
import { compare } from './compare/command.ts'
import { diff } from './diff/command.ts'
import { drafts } from './drafts/command.ts'
import { explainCommand } from './explain/command.ts'
import { flagsCommand } from './flags/command.ts'
import { history, revert } from './history/command.ts'
import { impact } from './impact/command.ts'
import { newMerchant } from './new/command.ts'
import { push } from './push/command.ts'
import { record } from './record/command.ts'
import { calendar } from './schedule/command.ts'
import { set } from './set/command.ts'

/** All commands, in the order of the list. */
export const commands: readonly Command[] = [
  check,
  newMerchant,
  explainCommand,
  impact,
  record,
  compare,
  diff,
  push,
  set,
  drafts,
  calendar,
  history,
  revert,
  flagsCommand,
]
