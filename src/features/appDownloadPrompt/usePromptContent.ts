import { useStore } from 'zustand'
import { installation } from '../../device/installation.ts'
import { useApp } from '../../registry/AppContext.ts'
import { useWholePlan } from '../../registry/PlanContext.ts'
import { appLink, openDownload, useDownloads } from '../downloads/public.ts'
import { openIosGuide } from '../iosGuide/public.ts'
import { picturesOf, siteBase } from '../shared/links.ts'
import { readTexts } from './model/items.ts'
import { plainText } from './plainText.ts'

interface PromptContent {
  /** Texts of the full-screen modal and of the bar; undefined: the default texts. */
  readonly text: string | undefined
  readonly barText: string | undefined
  readonly background: readonly string[]
  readonly scheme: 'dark' | 'light' | undefined
  /** The app's picture. */
  readonly icon: string | undefined
  /**
   * Downloads the app for this device. If there is none, installs the site or shows the iOS guide. Must be called in a tap
   * handler. Returns whether there was something to do.
   */
  readonly download: () => boolean
}

/** The merchant's texts and picture for the prompt. */
export function usePromptContent(): PromptContent {
  const app = useApp()
  const { site, device } = useWholePlan().facts
  const { links } = useDownloads()
  const canPrompt = useStore(installation, (state) => state.canPrompt)
  const link = appLink(links, device)
  const config = site.appDownload
  const textOf = (item: Parameters<typeof readTexts>[0]) => {
    const html = readTexts(item)
    return (html !== undefined && plainText(html)) || undefined
  }
  const theme = readTexts(config?.theme)?.toLowerCase()
  const base = siteBase()
  return {
    text: textOf(config?.app_desc),
    barText: textOf(config?.bottom_app_desc),
    background: picturesOf(readTexts(config?.app_background), base, site.imageCDNs),
    scheme: theme === 'dark' || theme === 'light' ? theme : undefined,
    icon: links.icon,
    download: () => {
      if (link !== undefined) openDownload(app, link)
      else if (canPrompt) void installation.prompt()
      else if (device.os === 'ios') openIosGuide(app)
      else return false
      return true
    },
  }
}
