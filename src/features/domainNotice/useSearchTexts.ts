import { useTranslation } from 'react-i18next'
import type { EndpointSearch } from './model/findEndpoint.ts'

type State = EndpointSearch['state'] | 'looking'

/**
 * The feature's own words, each with the nearest of the shell's: a language file may be what a lost line did not
 * bring any more.
 */
const WORDS: Record<State, readonly [own: string, shell: string]> = {
  looking: ['looking_for_line', 'in_please_wait'],
  found: ['line_found', 'retry_once'],
  dead: ['no_line_answers', 'network_failure'],
  hanging: ['lines_too_slow', 'timeout_retry_please'],
  none: ['no_line_known', 'network_failure'],
}

/** What the notice says of its search; undefined: it is under way. */
export function useSearchTexts(): (state: EndpointSearch['state'] | undefined) => string {
  const { t } = useTranslation(['domainNotice', 'shell'])
  return (state) => {
    const [own, shell] = WORDS[state ?? 'looking']
    const texts = { retry: t('retry', { ns: 'shell' }), defaultValue: t(shell, { ns: 'shell' }) }
    return t(own, texts)
  }
}
