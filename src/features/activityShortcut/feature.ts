import { defineFeature } from '../../registry/feature.ts'
import { all, any, has, memberType, not, session } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'
import { onTask } from '../../registry/taskScreens.ts'
import { liveChat } from '../shared/gates.ts'

/** A button that opens the site's activities (docs/conformance.md § 2.2, § 2.5, § 2.9). */
export const activityShortcut = defineFeature({
  id: 'activityShortcut',
  description: 'A button that opens the activities of the site; guests and members of type 0, 1, 2',
  when: all(has('activityShortcut'), any(session('guest'), memberType(0, 1, 2))),
  slots: {
    // One button floats: the live chat where there is one.
    'header.actions': {
      order: 40,
      when: all(not(onTask), liveChat),
      load: lazy(() => import('./ShortcutAction.tsx')),
    },
    'shell.float': {
      order: 40,
      when: not(any(onTask, liveChat)),
      load: lazy(() => import('./FloatingShortcut.tsx')),
    },
  },
})
