import type { SectionParts } from '../parts.ts'

/** What this layout draws home's sections with: one download, beside the first picture. */
export const loadSections = (): Promise<SectionParts> =>
  import('./sections.ts').then((module) => module.sections)
