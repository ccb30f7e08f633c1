import type { Site } from '../../site/site.ts'

/** The age where a site names none. */
export const ADULT_AGE = 18

/** Whether the site has responsible play (docs/contract.md). */
export const hasResponsiblePlay = ({ settings }: Pick<Site, 'settings'>): boolean =>
  (settings.responsible_play ?? 0) > 0

/** The age from which this site may be used. */
export const adultAge = (site: Pick<Site, 'settings'>): number =>
  (hasResponsiblePlay(site) && site.settings.responsible_play_age) || ADULT_AGE
