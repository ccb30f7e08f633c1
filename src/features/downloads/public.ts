import { useMemo } from 'react'
import { useStore } from 'zustand'
import { installation } from '../../device/installation.ts'
import { readDevice } from '../../device/readDevice.ts'
import { type AppContext, useApp } from '../../registry/AppContext.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import type { Target } from '../../ui/Go.tsx'
import { afterClosing } from '../../ui/modal/backButton.ts'
import { guardUrl } from '../../ui/url/guard.ts'
import { siteBase } from '../shared/links.ts'
import { useAppQuery } from '../shared/queries.ts'
import { downloadSettingQuery } from './api.ts'
import { type Here, offeredApp } from './model/appLink.ts'
import { cleanDomain, type DownloadLinks, linksOf, placeOf, readResources } from './model/links.ts'

export { appLink, liteAppLink, offeredApp } from './model/appLink.ts'
export { type DownloadLinks, linksOf } from './model/links.ts'

/** A newer version of the app. */
export interface Upgrade {
  readonly version: string
  /** Absolute, http(s) only; empty: use the site's own link. */
  readonly url: string
}

export interface Downloads {
  /** The links of the site's resources; the download setting of this domain overrides them. */
  readonly links: DownloadLinks
  readonly upgrade: Upgrade | undefined
  /** The state of the download setting; the site's own links are available in every state. */
  readonly state: 'loading' | 'ready' | 'error'
}

/** The downloads of the site's app, requested once (docs/conformance.md § 1.3, § 1.7). */
export function useDownloads(isWanted = true): Downloads {
  const { resources } = usePlanned().facts.site
  const { data, status } = useAppQuery({
    ...downloadSettingQuery(cleanDomain(window.location.hostname)),
    enabled: isWanted,
  })
  const value = data?.value
  return useMemo(() => {
    const base = siteBase()
    const upgrade = value?.upgrade
    const url = upgrade && guardUrl(upgrade.url?.trim(), { base, allow: 'download' })
    return {
      links: linksOf([...readResources(value?.resources ?? [], base), ...resources]),
      upgrade: upgrade?.version ? { version: upgrade.version, url: url ? url.href : '' } : undefined,
      state: status === 'success' ? 'ready' : status === 'error' ? 'error' : 'loading',
    }
  }, [value, resources, status])
}

/** The device, and whether the site has been installed on it, also since the page started. */
export function useHere(): Here {
  const { device } = usePlanned().facts
  const installed = useStore(installation, (state) => state.installed)
  return { ...device, installed: device.installed || installed }
}

/**
 * The action to get the app: {@link offeredApp} with the same links as the bars and prompts.
 *
 * @param isWanted false: nothing is requested
 */
export function useDownloadTarget(isWanted: boolean): Target {
  const app = useApp()
  const here = useHere()
  const { links } = useDownloads(isWanted)
  const url = offeredApp(links, here)
  return url ? { press: () => openDownload(app, url) } : undefined
}

/**
 * A link to a file that a device installs becomes an action that opens it in the same tab; any other target stays unchanged.
 */
export const openedFrom = (app: AppContext, target: Target): Target =>
  target && 'href' in target && placeOf(target.href) === 'same tab'
    ? { press: () => openDownload(app, target.href) }
    : target

/** The official app's token in its web view's user agent. */
const APP_VERSION = /\bApp\/(\d+(?:\.\d+){1,3})\b/

const PROFILE = /\.mobileconfig$/i

/**
 * A profile must be installed in the settings, which are hard to find: the player gets instructions after returning to the page.
 */
function afterProfile(app: Pick<AppContext, 'overlays'>, profile: string): void {
  import('../iosGuide/public.ts').then(
    ({ tellOnReturn }) => tellOnReturn(app, profile),
    () => undefined,
  )
}

/** Opens a download in the right tab: see {@link placeOf}. Must be called in a tap handler. */
export function openDownload(app: Pick<AppContext, 'overlays'>, href: string): void {
  const { location, navigator } = window
  const url = guardUrl(href, { base: siteBase(), allow: 'download' })
  if (!url) return
  if (PROFILE.test(url.pathname) && readDevice(window, () => null).os === 'ios') afterProfile(app, url.href)
  if (placeOf(url.href, APP_VERSION.exec(navigator.userAgent)?.[1]) === 'same tab')
    afterClosing(() => location.assign(url.href))
  else window.open(url.href, '_blank', 'noopener,noreferrer')
}
