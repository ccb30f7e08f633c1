import { defineFeature, defineHomeSection } from '../../registry/feature.ts'
import { section } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** What the site announces, as one running line (part 2, sections 3 and 6; contract, section 8). */
export const announcements = defineFeature({
  id: 'announcements',
  description: 'The titles of the announcements that concern this visitor, running by',
  when: section('announcementMarquee'),
  sections: [
    defineHomeSection({
      type: 'announcementMarquee',
      load: lazy(() => import('./MarqueeSection.tsx')),
      asks: [
        {
          path: '/wps/relay/MCSFE_getListAnnouncements',
          query: { types: 'PR', platform: 'M' },
          guestOnly: true,
        },
      ],
    }),
  ],
})
