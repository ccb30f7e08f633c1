import { useTranslation } from 'react-i18next'
import { PROVIDER_NAMES } from './marks.ts'
import type { FirebaseChannel } from './model/channel.ts'

/** The display name of a channel. */
export function useProviderName(): (channel: FirebaseChannel) => string {
  const { t } = useTranslation('thirdPartySignIn')
  return (channel) => (channel === 'phone' ? t('phone') : PROVIDER_NAMES[channel])
}
