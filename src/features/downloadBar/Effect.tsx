import { useOffered } from './useOffered.ts'

/** Finds out whether the download setting of this domain has an app where the site itself names none (docs/conformance.md § 1.7). */
export default function Watch() {
  useOffered()
  return null
}
