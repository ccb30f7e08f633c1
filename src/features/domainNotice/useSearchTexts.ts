import { useTranslation } from 'react-i18next'
import type { EndpointSearch } from './model/findEndpoint.ts'

type State = EndpointSearch['state'] | 'looking'

/**
 * The feature's own texts, each with the closest text of `shell` as the fallback: if the endpoint is lost, the feature's language
 * file may be missing.
 */
const WORDS: Record<State, readonly [own: string, shell: string]> = {
  looking: ['looking_for_line', 'in_please_wait'],
  found: ['line_found', 'retry_once'],
  dead: ['no_line_answers', 'network_failure'],
  hanging: ['lines_too_slow', 'timeout_retry_please'],
  none: ['no_line_known', 'network_failure'],
}

/** The notice's text about its search; undefined: the search is running. */
export function useSearchTexts(): (state: EndpointSearch['state'] | undefined) => string {
  const { t } = useTranslation(['domainNotice', 'shell'])
  return (state) => {
    const [own, shell] = WORDS[state ?? 'looking']
    const texts = { retry: t('retry', { ns: 'shell' }), defaultValue: t(shell, { ns: 'shell' }) }
    return t(own, texts)
  }
}
