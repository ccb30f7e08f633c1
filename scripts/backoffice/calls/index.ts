import type { CallTable } from '../call.ts'
import { clubCalls } from './club.ts'
import { growthCalls } from './growth.ts'
import { loginCalls } from './login.ts'
import { memberCalls } from './member.ts'
import { messagingCalls } from './messaging.ts'
import { moneyCalls } from './money.ts'
import { playCalls } from './play.ts'
import { registerCalls } from './register.ts'
import { responsiblePlayCalls } from './responsiblePlay.ts'
import { systemCalls } from './system.ts'

/** Every call of docs/contract.md except the ping, which belongs to no merchant. */
export const calls: CallTable = {
  ...systemCalls,
  ...loginCalls,
  ...registerCalls,
  ...memberCalls,
  ...messagingCalls,
  ...playCalls,
  ...moneyCalls,
  ...clubCalls,
  ...responsiblePlayCalls,
  ...growthCalls,
}
