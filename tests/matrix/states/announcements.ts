import type { State } from './state.ts'

const POPUP = '[data-feature="announcements"] [role="dialog"]'
const seen = (slide: number) => ({ part: `${POPUP} [data-active] [data-slide="${slide}"]` })

/** The visitor has hidden nothing, and there is no autoplay. */
const reading = (settings: object = {}) => ({
  status: { info: { settings: { announcement_autoplay: 0, announcement_force_read: 0, ...settings } } },
  stored: () => ({ hidePopup: '0' }),
})

/** The announcement popup (docs/conformance.md § 2.2, § 2.4). Every merchant has several announcements for guests. */
export const announcementStates: readonly State[] = [
  {
    id: 'announcement',
    screen: 'home',
    where: ({ merchant }) => merchant.code === 'aurora',
    before: reading(),
    shows: seen(0),
    adds: ['announcements'],
  },
  {
    id: 'lastAnnouncement',
    screen: 'home',
    noPicture: true,
    modelsOnly: true,
    before: reading(),
    steps: [{ see: seen(0) }, { press: 'shell:next' }, { see: seen(1) }, { press: 'shell:next' }],
    shows: seen(2),
    adds: ['announcements'],
  },
  {
    id: 'announcementForced',
    screen: 'home',
    noPicture: true,
    modelsOnly: true,
    before: reading({ announcement_force_read: 1 }),
    steps: [{ see: seen(0) }, { press: { part: '[data-actions] > button' } }],
    shows: seen(1),
    adds: ['announcements'],
  },
  {
    id: 'announcementActivity',
    screen: 'home',
    visitor: 'member',
    noPicture: true,
    modelsOnly: true,
    before: {
      ...reading(),
      answers: {
        'relay/MCSFE_getListAnnouncements': {
          announcements: [
            { id: 1, title: '88%', content: '<p>88%</p>', promotionType: 'ACTIVITY', execution: 'A' },
          ],
        },
      },
    },
    shows: 'announcements:know_it',
    adds: ['announcements'],
  },
]
