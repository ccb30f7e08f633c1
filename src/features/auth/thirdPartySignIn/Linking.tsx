import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useStore } from 'zustand'
import { Button } from '../../../ui/Button.tsx'
import { firebaseArgumentsStore } from './model/arguments.ts'
import { forgetFirebaseArguments } from './public.ts'
import { useProviderName } from './useProviderName.ts'

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding: 8px 14px;
  border-radius: var(--radius-small);
  background: var(--brand-soft);
  color: var(--text);
  font-size: var(--type-14);

  > p { flex: 1 1 60%; }
`

/** Tells the player that the next login binds the chosen identity, with a button to cancel that. */
export function Linking() {
  const { t } = useTranslation('thirdPartySignIn')
  const nameOf = useProviderName()
  const kept = useStore(firebaseArgumentsStore, (state) => state.kept)
  return (
    <div role="status">
      {kept && (
        <Box>
          <p>{t('linking', { provider: nameOf(kept.firebaseChannel) })}</p>
          <Button variant="quiet" size="small" onClick={forgetFirebaseArguments}>
            {t('do_not_link')}
          </Button>
        </Box>
      )}
    </div>
  )
}
