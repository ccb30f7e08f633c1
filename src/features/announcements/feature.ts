import { defineFeature, defineHomeSection } from '../../registry/feature.ts'
import {
  all,
  any,
  featureDecided,
  not,
  onScreen,
  overlayRequested,
  section,
  setting,
} from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'
import { PREFETCH } from './prefetch.ts'

/** Open while the popup's rules decide so (`Effect.tsx` applies them). */
const popup = featureDecided('announcements')

/**
 * The site's announcements: a marquee, and the popup (docs/conformance.md § 2.2, § 2.3, § 2.4, § 2.6, § 2.9; docs/contract.md).
 */
export const announcements = defineFeature({
  id: 'announcements',
  description:
    'The announcements that concern this visitor: their titles running by, and a popup to read them',
  // The second part is always true. It adds the decision of the popup's rules to the reasons, also if only the marquee
  // is shown.
  when: all(any(section('announcementMarquee'), popup), any(popup, not(popup))),
  namespaces: ['announcements'],
  sections: [
    defineHomeSection({
      type: 'announcementMarquee',
      load: lazy(() => import('./MarqueeSection.tsx')),
      prefetch: PREFETCH,
    }),
  ],
  effect: {
    when: any(onScreen('home'), all(onScreen('register'), setting('announcement_before_login'))),
    load: lazy(() => import('./Effect.tsx')),
  },
  overlays: [
    {
      id: 'announcements',
      priority: 25,
      when: overlayRequested('announcements'),
      load: lazy(() => import('./Popup.tsx')),
    },
  ],
})
