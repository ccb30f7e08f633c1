import { check } from './check/command.ts'
import type { Command } from './command.ts'
import { newMerchant } from './new/command.ts'

/** Every command, in the order in which they are listed. */
export const commands: readonly Command[] = [check, newMerchant]
