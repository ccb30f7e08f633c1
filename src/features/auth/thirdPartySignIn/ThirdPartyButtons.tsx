import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LazyPart } from '../../../registry/LazyPart.tsx'
import { lazy } from '../../../registry/lazy.ts'
import { ModalFeature } from '../../../ui/modal/ModalFeature.ts'
import { FailureNotice } from './FailureNotice.tsx'
import { Linking } from './Linking.tsx'
import type { FirebaseChannel } from './model/channel.ts'
import type { PhoneSheetProps } from './PhoneSheet.tsx'
import { ProviderButton } from './ProviderButton.tsx'
import { useProviderName } from './useProviderName.ts'
import { useThirdParty } from './useThirdParty.ts'
import { Waiting } from './Waiting.tsx'

const FEATURE = 'thirdPartySignIn'
/** Up to this number of buttons, each shows its name beside the logo. */
const MOST_LABELLED = 2
const phoneSheet = lazy<PhoneSheetProps>(() => import('./PhoneSheet.tsx'))

const Whole = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin-block-start: 12px;

  > h2 { display: flex; align-items: center; gap: 12px; color: var(--text-muted); font-size: var(--type-12); font-weight: 500; font-family: inherit; }
  > h2::before, > h2::after { content: ''; flex: 1; block-size: 1px; background: var(--line); }
  ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(48px, 1fr)); gap: 8px; margin: 0; padding: 0; list-style: none; }
  ul[data-labelled] { grid-template-columns: minmax(0, 1fr); }
  li > button { inline-size: 100%; }
`

/** The third-party buttons below the form (docs/conformance.md § 2.4). Renders nothing if the site has no provider. */
export default function ThirdPartyButtons() {
  const { t, ready } = useTranslation('thirdPartySignIn')
  const nameOf = useProviderName()
  const { channels, state, pick, cancel, dismiss, phone } = useThirdParty()
  if (channels.length === 0 || !ready) return null
  const labelled = channels.length <= MOST_LABELLED
  const name = (channel: FirebaseChannel) => t('continue_with', { provider: nameOf(channel) })
  const failure = state.status === 'failure' && state.way === 'provider' ? state.failure : undefined
  return (
    <ModalFeature value={FEATURE}>
      <Whole aria-label={t('or_continue_with')}>
        <Linking />
        <h2>{t('or_continue_with')}</h2>
        <Waiting state={state} onCancel={cancel}>
          <ul data-labelled={labelled || undefined}>
            {channels.map((channel) => (
              <li key={channel}>
                <ProviderButton
                  channel={channel}
                  name={name(channel)}
                  labelled={labelled}
                  onPick={() => pick(channel)}
                />
              </li>
            ))}
          </ul>
        </Waiting>
        {failure && <FailureNotice failure={failure} onClose={dismiss} />}
        {phone && <LazyPart feature={FEATURE} load={phoneSheet} props={phone} />}
      </Whole>
    </ModalFeature>
  )
}
