import { installation } from '../device/installation.ts'
import { WEBCLIP_KEY } from '../device/readDevice.ts'
import { HIDE_DOWNLOAD_BAR, hidesByItself } from '../features/downloadBar/public.ts'
import { type StartEnv, startInstallPrompt } from '../features/installPrompt/start.ts'
import { LANGUAGE_KEY } from '../i18n/resolveLanguage.ts'
import { parseObject } from '../json/read.ts'
import type { AppContext } from '../registry/AppContext.ts'
import type { SafeStorage } from '../session/storage.ts'
import { requestManifest, type SiteRequest } from '../site/load.ts'
import type { Site } from '../site/site.ts'
import { describeApp, describeMore } from './describeApp.ts'

export interface InstallableEnv extends Pick<AppContext, 'local' | keyof StartEnv> {
  readonly perTab: SafeStorage
}

/** Makes the page installable after its first paint: elements in the head, and the flags and events of installation. */
export function makeInstallable(env: InstallableEnv): void {
  const { page, siteStore, device, local, perTab } = env
  if (device.installed) local.setItem(WEBCLIP_KEY, device.webclip ? '1' : '0')
  if (hidesByItself(device)) perTab.setItem(HIDE_DOWNLOAD_BAR, '1')
  installation.start(page, device, perTab)
  const tell = (site: Site | undefined) => {
    if (!site) return
    describeApp(page.document, site)
    if (device.os === 'ios' || !site.icon) void tellMore(env, site)
  }
  tell(siteStore.getState().site)
  siteStore.subscribe(({ site }, before) => {
    if (site !== before.site) tell(site)
  })
  if (!device.installed && !device.webview) startInstallPrompt(env)
}

/** Best effort: the page works without it. */
async function tellMore({ page, local }: Pick<InstallableEnv, 'page' | 'local'>, site: Site): Promise<void> {
  const { code } = site.merchant
  const request: SiteRequest = {
    fetch: page.fetch.bind(page),
    merchant: code,
    language: local.getItem(LANGUAGE_KEY) || 'CN',
    track: '',
    originalDomain: page.location.hostname,
    url: page.location.origin,
    now: () => Date.now(),
  }
  const answer = await requestManifest(request, code)
  if ('body' in answer) describeMore(page.document, site, parseObject(answer.body))
}
