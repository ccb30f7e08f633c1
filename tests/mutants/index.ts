import { apiMutants } from './api.ts'
import { clubMutants } from './club.ts'
import { drawnMutants } from './drawn.ts'
import { edgeMutants } from './edge.ts'
import { featureMutants } from './features.ts'
import { memberMutants } from './member.ts'
import { messageMutants } from './messages.ts'
import type { Mutant } from './mutant.ts'
import { operatorMutants } from './operators.ts'
import { pageMutants } from './page.ts'
import { registryMutants } from './registry.ts'
import { scriptMutants } from './scripts.ts'
import { sessionMutants } from './session.ts'
import { siteMutants } from './site.ts'
import { toolMutants } from './tools.ts'
import { uiMutants } from './ui.ts'

/** Every seeded fault, in the order in which they are tried. */
export const MUTANTS: readonly Mutant[] = [
  ...registryMutants,
  ...siteMutants,
  ...sessionMutants,
  ...apiMutants,
  ...uiMutants,
  ...featureMutants,
  ...drawnMutants,
  ...scriptMutants,
  ...edgeMutants,
  ...memberMutants,
  ...operatorMutants,
  ...toolMutants,
  ...clubMutants,
  ...messageMutants,
  ...pageMutants,
]
