import { activityPath } from '../../../../src/features/announcements/model/popup.ts'
import { slidesFor } from '../../../../src/features/announcements/model/slides.ts'
import validateAnnouncements from '../../../../src/generated/validators/announcements.js'
import { sanitise } from '../../../../src/site/sanitise.ts'
import { defineCheck } from '../check.ts'
import { ANNOUNCEMENTS } from '../offers.ts'

/** Members at their first login see all announcements for members. */
const READER = { member: true, firstLogin: true }

/** Announcements of an activity that this site does not have. */
export const announcements = defineCheck({
  looksFor: 'announcements of an activity to which nothing leads',
  codes: { 'announcement.nowhere': 'note' },
  run: ({ value, site }) => {
    const { value: sent, indexIn } = sanitise(validateAnnouncements, value(ANNOUNCEMENTS), 'runtime')
    const list = sent?.announcements ?? []
    if (!site || activityPath(site.flags.REWCEN3 === true) !== undefined) return []
    return list.flatMap((one, index) => {
      if (!slidesFor({ announcements: [one] }, READER).some(({ activity }) => activity)) return []
      return [
        {
          code: 'announcement.nowhere' as const,
          file: ANNOUNCEMENTS,
          pointer: `/announcements/${indexIn(list, index)}/promotionType`,
          means: `"${one.title?.trim() ?? ''}" belongs to an activity, but members get no button to it: this site has no reward centre.`,
          mend: 'Turn REWCEN3 on, or say NOTICE.',
        },
      ]
    })
  },
})
