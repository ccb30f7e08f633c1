import { check } from './check/command.ts'
import type { Command } from './command.ts'
import { compare } from './compare/command.ts'
import { explainCommand } from './explain/command.ts'
import { impact } from './impact/command.ts'
import { newMerchant } from './new/command.ts'
import { record } from './record/command.ts'

/** Every command, in the order in which they are listed. */
export const commands: readonly Command[] = [check, newMerchant, explainCommand, impact, compare, record]
