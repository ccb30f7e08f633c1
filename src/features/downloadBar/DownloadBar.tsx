import { Gift, Star, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { readDevice } from '../../device/readDevice.ts'
import { useApp } from '../../registry/AppContext.ts'
import { useWholePlan } from '../../registry/PlanContext.ts'
import { BottomCard, CARD_FADE_MS } from '../../ui/BottomCard.tsx'
import { Button } from '../../ui/Button.tsx'
import { accentFill } from '../../ui/fills.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { openDownload } from '../downloads/public.ts'
import { AppIcon, openAppWindow } from '../installPrompt/public.ts'
import { useAppQuery } from '../shared/queries.ts'
import { useMemberInfo } from '../shared/useMemberInfo.ts'
import { appDownloadPromotionQuery } from './api.ts'
import { isBarHidden, keepBarHidden } from './hidden.ts'
import { demandsOf } from './model/demands.ts'
import { barShows, RATING, RATING_OF } from './model/shows.ts'
import { useOffered } from './useOffered.ts'

const Inside = styled.div`
  --tile: 44px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  padding-block: 8px;
  padding-inline: 10px 2px;

  [data-folded] > & { --tile: 36px; flex-wrap: nowrap; padding-block: 6px; }
  > i { position: relative; display: block; }
  > div { flex: 1 1 6rem; min-inline-size: 0; }
  > div > p:first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 700; }
  > div > p + p { display: flex; align-items: center; gap: 4px; font-size: var(--type-12); font-variant-numeric: tabular-nums; color: var(--text-muted); }
  > div > p + p > span { display: inline-flex; color: var(--warning); }
  > span:last-child { display: inline-flex; align-items: center; gap: 8px; margin-inline-start: auto; }
  > span > button > [data-label] { white-space: nowrap; }

  /* A strip of 44 px on the narrowest phones. */
  @media (max-width: 22.4em) {
    aside > && { --tile: 36px; flex-wrap: nowrap; padding-block: 0; }
    > div > p { line-height: 1.35; }
    > div > p:first-child { font-size: var(--type-14); }
  }
`

const GiftMark = styled.span`
  position: absolute;
  inset-block-end: -4px;
  inset-inline-end: -6px;
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border-radius: 50%;
  ${accentFill}
`

/**
 * The configuration may forbid the bar. The bar waits this long for it, so that it does not appear and disappear again, ms.
 */
const CONFIG_PATIENCE_MS = 2000

const STARS = Array.from({ length: RATING_OF }, (_, index) => index + 1)

/**
 * Icon, name, stars, Download, Close, and a gift if there is a promotion for the download (docs/conformance.md § 1.2).
 */
export default function DownloadBar() {
  const app = useApp()
  const { t, ready } = useTranslation('install')
  const { t: tShell } = useTranslation('shell')
  const { site, device, session } = useWholePlan().facts
  const [isClosing, setClosing] = useState(false)
  const [hidden, setHidden] = useState(isBarHidden)
  const [osVersion] = useState(() => readDevice(window, () => null).osVersion)
  const rank = useMemberInfo()?.clubLabel?.rankLevel ?? undefined
  const { links, link, here } = useOffered()
  const { shows } = barShows({
    hidden,
    webview: device.webview,
    installed: here.installed,
    webclip: device.webclip,
    os: device.os,
    osVersion,
    hasLink: link !== undefined,
    hasIosLink: links.ios !== undefined,
    isMember: session.state === 'member',
    rank,
    ...demandsOf(site.appDownload),
  })
  const { data } = useAppQuery({ ...appDownloadPromotionQuery(), enabled: shows })
  const hasGift = (data?.value?.announcements?.length ?? 0) > 0

  useEffect(() => {
    if (!isClosing) return
    const timer = setTimeout(() => {
      setHidden(true)
      openAppWindow(app)
    }, CARD_FADE_MS)
    return () => clearTimeout(timer)
  }, [app, isClosing])

  const isConfigured = site.appDownload !== undefined
  const [isPatient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), CONFIG_PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])

  if (!ready || !shows || !link || (isPatient && !isConfigured)) return null
  const close = () => {
    keepBarHidden()
    setClosing(true)
  }
  return (
    <BottomCard folds label={t('download_bar', { name: site.merchant.name })} closing={isClosing}>
      <Inside>
        <i aria-hidden>
          <AppIcon source={links.icon} />
          {hasGift && (
            <GiftMark>
              <Icon of={Gift} size={14} />
            </GiftMark>
          )}
        </i>
        <div data-unfolded="">
          <p>
            <bdi>{site.merchant.name}</bdi>
          </p>
          <p>
            <VisuallyHidden>{t('rating', { rating: RATING, of: RATING_OF })}</VisuallyHidden>
            <b aria-hidden>{RATING}</b>
            <span aria-hidden>
              {STARS.map((star) => (
                <Star key={star} size="1em" fill="currentColor" strokeWidth={0} />
              ))}
            </span>
          </p>
        </div>
        <span>
          <Button size="small" onClick={() => openDownload(app, link)}>
            {tShell('download')}
            {hasGift && <VisuallyHidden>, {t('download_gift')}</VisuallyHidden>}
          </Button>
          <IconButton label={tShell('close')} icon={<Icon of={X} size={20} />} onClick={close} />
        </span>
      </Inside>
    </BottomCard>
  )
}
