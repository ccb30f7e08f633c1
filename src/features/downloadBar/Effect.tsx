import { useEffect } from 'react'
import { featureDecisions } from '../../registry/requestedOverlays.ts'
import { offeredApp, useDownloads, useHere } from '../downloads/public.ts'

/** What is said of a site whose own resources name no app, by what its download setting says. */
const BECAUSE = {
  loading: 'what this domain has for download is on its way',
  error: 'the site has no download link, and what this domain has could not be had',
  ready: 'neither the site nor its domain has a download link',
} as const

/** Finds out whether the download setting of this domain has an app where the site itself names none (docs/conformance.md § 1.7). */
export default function Watch() {
  const here = useHere()
  const { links, state } = useDownloads()
  const on = offeredApp(links, here) !== undefined
  const because = on ? 'this domain has a download link' : BECAUSE[state]
  useEffect(() => featureDecisions.setState({ downloadBar: { on, because } }), [on, because])
  return null
}
