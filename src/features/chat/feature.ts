import { defineFeature } from '../../registry/feature.ts'
import { memberType } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'
import { onTask } from '../../registry/taskScreens.ts'
import { liveChat } from '../shared/gates.ts'

const action = lazy(() => import('./ChatAction.tsx'))

/**
 * Live chat: a button with the number of unread messages, which floats or, where a task is done, is in the header; in a game it is
 * in the game's bar, for members who may chat (docs/conformance.md § 1.4, § 1.6, § 1.9).
 */
export const chat = defineFeature({
  id: 'chat',
  description: 'Live chat with unread count',
  when: liveChat,
  slots: {
    'shell.float': { load: lazy(() => import('./ChatButton.tsx')) },
    'header.actions': { order: 40, when: onTask, load: action },
    'game.bar': { order: 20, when: memberType(0, 1, 2), load: action },
  },
})
