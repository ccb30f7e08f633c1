import { useEffect, useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { EndpointNotice } from '../features/domainNotice/EndpointNotice.tsx'
import { customerServiceTarget } from '../features/shared/serviceEntries.ts'
import type { I18n, Texts } from '../i18n/createI18n.ts'
import { formatCountdown, formatDateTime } from '../i18n/format.ts'
import { loadTexts } from '../i18n/load.ts'
import { requestDomainRoute, type SiteRequest } from '../site/load.ts'
import type { CustomerService, Site } from '../site/site.ts'
import { Button, ButtonFace } from '../ui/Button.tsx'
import { Countdown } from '../ui/Countdown.tsx'
import { ClosedGate } from '../ui/drawings/ClosedGate.tsx'
import { LostConnection } from '../ui/drawings/LostConnection.tsx'
import { MaintenanceTools } from '../ui/drawings/MaintenanceTools.tsx'
import { WrongDomain } from '../ui/drawings/WrongDomain.tsx'
import { BLOCKED_TEXTS, type Blocked, noticeOf, wantsEndpoint } from './blocked.ts'
import { contactFrom } from './contact.ts'

const Page = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 20px;
  /* A word may be wider than the page: Tamil at 200 %. */
  overflow-wrap: anywhere;
  box-sizing: border-box;
  min-block-size: 100dvh;
  max-inline-size: var(--column);
  margin-inline: auto;
  padding: calc(32px + var(--safe-top)) 20px calc(32px + var(--safe-bottom));
  text-align: center;

  > svg { inline-size: min(220px, 62%); block-size: auto; }
  h1 { font-family: var(--font-display); font-size: var(--type-26); }
  p { max-inline-size: 38ch; color: var(--text-muted); text-wrap: pretty; }
  [data-time] { display: grid; gap: 4px; font-variant-numeric: tabular-nums; }
  [data-time] strong { font-size: var(--type-34); font-weight: 700; }
  [data-english] { padding-block-start: 16px; border-block-start: 1px solid var(--hairline); font-size: var(--type-14); }
  [data-ways] { display: grid; gap: 12px; inline-size: min(100%, 320px); }
`

const Notice = styled.section`
  display: grid;
  gap: 8px;
  inline-size: min(100%, 320px);
  padding: 16px;
  border-radius: var(--radius);
  background: var(--surface-2);
  box-shadow: var(--elevation);

  h2 { font-size: var(--type-16); }
  p { font-size: var(--type-14); color: var(--text); overflow-wrap: anywhere; }
`

const DRAWINGS = {
  maintenance: MaintenanceTools,
  accessDenied: ClosedGate,
  domainUnavailable: WrongDomain,
  siteError: LostConnection,
} as const

export interface SiteScreenProps {
  readonly blocked: Blocked
  readonly i18n: I18n
  /** The closed site, if known. */
  readonly site: Site | undefined
  /** The request data of this browser. Used to look up customer service when there is no site. */
  readonly request: () => SiteRequest
  readonly location: Pick<Location, 'origin' | 'protocol'>
  /** Requests the site again; resolves when the result is known. */
  readonly retry: () => Promise<void>
}

/** Replaces the whole site, without a layout or a session (docs/conformance.md § 2.2). */
export default function SiteScreen(props: SiteScreenProps) {
  return (
    <I18nextProvider i18n={props.i18n.instance}>
      <Screen {...props} />
    </I18nextProvider>
  )
}

function Screen({ blocked, i18n, site, request, location, retry }: SiteScreenProps) {
  const { t } = useTranslation()
  const english = useEnglish(i18n)
  const [retrying, setRetrying] = useState(false)
  const [noticed, setNoticed] = useState(false)
  const texts = BLOCKED_TEXTS[blocked.screen]
  const lines =
    (blocked.screen === 'domainUnavailable' || blocked.screen === 'siteError') && wantsEndpoint(blocked)
  const notice = noticeOf(blocked, location.protocol === 'https:')
  const Drawing = DRAWINGS[blocked.screen]
  const again = () => {
    setRetrying(true)
    void retry().finally(() => setRetrying(false))
  }
  // There is no session here, so services restricted to member labels are not offered.
  const contact = customerServiceTarget(
    useServices(site, request, `${location.origin}/m/`, !lines),
    undefined,
  )
  return (
    <Page data-screen={blocked.screen} id="main">
      <title>{t(texts.title)}</title>
      <Drawing />
      <h1>{t(texts.title)}</h1>
      <p>{t(texts.text)}</p>
      {blocked.screen === 'accessDenied' && blocked.ip && (
        <p>
          {t('your_ip')}: <bdi>{blocked.ip}</bdi>
        </p>
      )}
      {blocked.screen === 'maintenance' && blocked.endsAt !== undefined && (
        <EndTime endsAt={blocked.endsAt} language={i18n} timeZone={site?.timeZone} onEnd={again} />
      )}
      {english && (
        <div data-english="" lang="en" dir="ltr">
          <strong>{english[texts.title]}</strong>
          <p>{english[texts.text]}</p>
        </div>
      )}
      {lines ? (
        <EndpointNotice
          elsewhere={blocked.screen === 'domainUnavailable'}
          confirmable={blocked.screen === 'siteError'}
          message={notice && ('message' in notice ? notice.message : t(notice.key))}
          site={site}
          request={request}
          retry={retry}
        />
      ) : (
        <>
          {notice && !noticed && (
            <Notice role="alertdialog" aria-labelledby="notice-title" aria-describedby="notice-text">
              <h2 id="notice-title">{t('notice')}</h2>
              <p id="notice-text">{'message' in notice ? notice.message : t(notice.key)}</p>
              <Button variant="quiet" onClick={() => setNoticed(true)}>
                {t('confirm')}
              </Button>
            </Notice>
          )}
          <div data-ways="">
            <Button wide busy={retrying} busyLabel={t('in_please_wait')} onClick={again}>
              {t('retry')}
            </Button>
            {contact && 'href' in contact && (
              <ButtonFace
                as="a"
                href={contact.href}
                target="_blank"
                rel="noopener noreferrer"
                data-variant="secondary"
              >
                {t('contact_us')}
              </ButtonFace>
            )}
          </div>
        </>
      )}
    </Page>
  )
}

interface EndTimeProps {
  readonly endsAt: number
  readonly language: I18n
  readonly timeZone: string | undefined
  readonly onEnd: () => void
}

function EndTime({ endsAt, language, timeZone, onEnd }: EndTimeProps) {
  const { t } = useTranslation()
  const inFuture = endsAt > Date.now()
  return (
    <p data-time="">
      <span>
        {t('end_time')}:{' '}
        <time dateTime={new Date(endsAt).toISOString()}>
          {formatDateTime(endsAt, language.language().code, { timeZone })}
        </time>
      </span>
      {inFuture && (
        <strong>
          <Countdown endsAt={endsAt} format={formatCountdown} onEnd={onEnd} />
        </strong>
      )}
    </p>
  )
}

/** The site's customer services; without a site, those of the domain route answer. */
function useServices(
  site: Site | undefined,
  request: () => SiteRequest,
  base: string,
  wanted: boolean,
): readonly CustomerService[] {
  const [found, setFound] = useState<readonly CustomerService[]>([])
  useEffect(() => {
    if (site || !wanted) return
    let mounted = true
    void requestDomainRoute(request()).then((answer) => mounted && setFound(contactFrom(answer, base)))
    return () => {
      mounted = false
    }
  }, [site, request, base, wanted])
  return site?.customerService ?? found
}

/** English texts, shown in addition if the visitor's language is not English. */
function useEnglish(i18n: I18n): Texts | undefined {
  const [texts, setWords] = useState<Texts>()
  const isEnglish = i18n.language().code === 'EN'
  useEffect(() => {
    if (isEnglish) return
    let mounted = true
    loadTexts('EN', 'shell').then(
      (loaded) => mounted && setWords(loaded),
      () => undefined,
    )
    return () => {
      mounted = false
    }
  }, [isEnglish])
  return isEnglish ? undefined : texts
}
