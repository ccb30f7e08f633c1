import { useEffect } from 'react'
import { useApp } from '../../registry/AppContext.ts'
import { type DownloadLinks, offeredApp, useDownloads, useHere } from '../downloads/public.ts'

/** The reason for a site whose own resources name no app for this device, by the state of the download setting. */
const BECAUSE = {
  loading: 'what this domain has for download is on its way',
  error: 'the site has no download link, and what this domain has could not be had',
  ready: 'neither the site nor its domain has a download link',
} as const

/** The downloads of the site and this domain for this device; the gate `decided` publishes the result. */
export function useOffered(): {
  readonly links: DownloadLinks
  readonly link: string | undefined
  readonly here: ReturnType<typeof useHere>
} {
  const { overlays } = useApp()
  const here = useHere()
  const { links, state } = useDownloads()
  const link = offeredApp(links, here)
  const on = link !== undefined
  const because = on ? 'this domain has a download link' : BECAUSE[state]
  useEffect(() => overlays.decide('downloadBar', { on, because }), [overlays, on, because])
  return { links, link, here }
}
