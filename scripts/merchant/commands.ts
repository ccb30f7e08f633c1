import type { Command } from './command.ts'
import { explainCommand } from './explain/command.ts'
import { impact } from './impact/command.ts'

/** Every command, in the order in which they are listed. */
export const commands: readonly Command[] = [explainCommand, impact]
