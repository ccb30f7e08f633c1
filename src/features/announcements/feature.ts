import { defineFeature, defineHomeSection } from '../../registry/feature.ts'
import { all, any, asked, decided, not, onScreen, section, setting } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** What its rules say of the popup (`Watch.tsx` applies them). */
const popup = decided('announcements')

/** What the site announces: one running line, and the popup (part 2, sections 2, 3, 4, 6 and 9; contract, section 8). */
export const announcements = defineFeature({
  id: 'announcements',
  description:
    'The announcements that concern this visitor: their titles running by, and a popup to read them',
  // The second part is always open: it says what the popup's rules say, also where the line alone is there.
  when: all(any(section('announcementMarquee'), popup), any(popup, not(popup))),
  namespaces: ['announcements'],
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
  watch: {
    when: any(onScreen('home'), all(onScreen('register'), setting('announcement_before_login'))),
    load: lazy(() => import('./Watch.tsx')),
  },
  overlays: [
    {
      id: 'announcements',
      priority: 25,
      when: asked('announcements'),
      load: lazy(() => import('./Popup.tsx')),
    },
  ],
})
