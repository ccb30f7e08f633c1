import type { Site } from './site.ts'

let read: (() => Site | undefined) | undefined

/** The app says here, once, where its site is read: for code that is no component. */
export function setSiteSource(source: (() => Site | undefined) | undefined): void {
  read = source
}

/** The site as it is now; undefined before there is one. */
export const currentSite = (): Site | undefined => read?.()
