import { useOffered } from './useOffered.ts'

/**
 * Checks whether the download setting of this domain has an app if the site itself names none (docs/conformance.md § 1.7).
 */
export default function Watch() {
  useOffered()
  return null
}
