import { defineFeature } from '../../registry/feature.ts'
import { all, any, has, memberType, not, session } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'
import { onTask } from '../../registry/taskScreens.ts'

/** A floating button that opens the site's activities (docs/conformance.md § 2.2, § 2.5, § 2.9). */
export const activityShortcut = defineFeature({
  id: 'activityShortcut',
  description: 'A floating button that opens the activities of the site; guests and members of type 0, 1, 2',
  when: all(has('activityShortcut'), any(session('guest'), memberType(0, 1, 2))),
  slots: {
    // Above the chat button, which is next to the thumb.
    'shell.float': { order: 40, when: not(onTask), load: lazy(() => import('./ActivityShortcut.tsx')) },
  },
})
