import type { Site } from '../../../src/site/site.ts'
import type { State } from './state.ts'

/** Merchants that have welcome images. */
const ENABLED = ({ settings }: Site): boolean => settings.welcome_image_wait !== undefined

const AT_ONCE = {
  screen: 'home',
  where: ENABLED,
  before: { welcomes: true, status: { info: { settings: { welcome_image_wait: 0 } } } },
  adds: ['welcomeImage'],
} as const

/** The welcome images (docs/conformance.md § 2.2, § 2.4): the first and the second. */
export const welcomeStates: readonly State[] = [
  { ...AT_ONCE, id: 'welcomeFirst', noPicture: true, shows: 'welcomeImage:copy_link' },
  {
    ...AT_ONCE,
    id: 'welcomeSecond',
    noPicture: true,
    steps: [{ see: 'welcomeImage:copy_link' }, { press: 'shell:close' }],
    shows: 'welcomeImage:welcome_text',
  },
]
