import { wantsLessMotion } from '../../../ui/reducedMotion.ts'

/** The scroll behaviour: instant for users who prefer reduced motion. */
export const smooth = (): ScrollBehavior => (wantsLessMotion() ? 'auto' : 'smooth')
