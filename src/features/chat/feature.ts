import { defineFeature } from '../../registry/feature.ts'
import { all, device, flag, not } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** Live chat: a floating button with the number of unread messages (docs/conformance.md § 1.4, § 1.6, § 1.9). */
export const chat = defineFeature({
  id: 'chat',
  description: 'Live chat with unread count',
  when: all(flag('CBS3'), not(device('webview'))),
  slots: { 'shell.float': { load: lazy(() => import('./ChatButton.tsx')) } },
})
