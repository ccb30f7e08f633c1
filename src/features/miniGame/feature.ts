import { defineFeature } from '../../registry/feature.ts'
import { all, any, flag, not, session } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'
import { onTask } from '../../registry/taskScreens.ts'

/** The mini-game: a floating container for members, where no task is done (docs/conformance.md § 2.2, § 2.4, § 2.5). */
export const miniGame = defineFeature({
  id: 'miniGame',
  description: 'A floating mini-game that a member drags about',
  when: all(any(flag('LOTTMINIGAME3'), flag('SEALOTTMINIGAME3')), session('member')),
  slots: { 'shell.float': { order: 10, when: not(onTask), load: lazy(() => import('./MiniGame.tsx')) } },
})
