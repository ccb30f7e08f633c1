import type { SectionParts } from '../parts.ts'

/** Loads this layout's components for home's sections in one download, in parallel with the first paint. */
export const loadSections = (): Promise<SectionParts> =>
  import('./sections.ts').then((module) => module.sections)
