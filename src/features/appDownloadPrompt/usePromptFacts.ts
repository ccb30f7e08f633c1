import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { installation } from '../../device/installation.ts'
import type { AppDownloadConfig } from '../../generated/types.ts'
import { useWholePlan } from '../../registry/PlanContext.ts'
import { appLink, useDownloads } from '../downloads/public.ts'
import { useMemberInfo } from '../shared/useMemberInfo.ts'
import type { PromptFacts, PromptHistory } from './model/facts.ts'
import { gameInterval } from './model/rules.ts'
import { useArrived } from './useArrived.ts'
import { useFirstVisit } from './useFirstVisit.ts'
import { usePlayed } from './usePlayed.ts'
import { useStats } from './useStats.ts'

/**
 * Overlays that are modals to install or update something: only one is shown at a time (docs/conformance.md § 2.4). Bars do not
 * count.
 */
const ALIKE: readonly string[] = ['appWindow', 'iosGuide', 'iosProfile', 'upgradePrompt']

/** The current facts for the rules. */
export function usePromptFacts(config: AppDownloadConfig | undefined, history: PromptHistory): PromptFacts {
  const { facts, plan } = useWholePlan()
  const { pathname } = useLocation()
  const member = useMemberInfo()
  const { links } = useDownloads()
  const installed = useStore(installation, (state) => state.installed)
  const canPrompt = useStore(installation, (state) => state.canPrompt)
  const { waiting, checked } = useArrived(member)
  const firstVisit = useFirstVisit(pathname)
  const isPlaying = facts.route.screen === 'launchGame'
  const playedSeconds = usePlayed(isPlaying, config && gameInterval(config))

  const { device, session } = facts
  const now: PromptFacts = {
    installed: installed || device.installed || device.webclip,
    inApp: device.webview,
    otherModal: plan.overlays.some(({ overlay }) => ALIKE.includes(overlay.id)),
    // On iOS a site is always added to the home screen by hand, which the guide explains.
    canDownload: canPrompt || device.os === 'ios' || appLink(links, device) !== undefined,
    waiting,
    session: session.state,
    memberType: facts.member?.type,
    rankLevel: member?.clubLabel?.rankLevel ?? undefined,
    host: window.location.hostname,
    path: pathname,
    firstVisit,
    regDate: checked ? (member?.regDate ?? undefined) : undefined,
    now: Date.now(),
    playedSeconds,
  }
  return { ...now, ...useStats(config, now, history) }
}
