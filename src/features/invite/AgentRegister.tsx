import { useTranslation } from 'react-i18next'
import { useParts } from '../../layouts/PartsContext.ts'
import { Note, Stack } from '../money/public.ts'
import { OwnLink } from './OwnLink.tsx'

/** An agent's own registration link: players who register with it belong to the agent. */
export default function AgentRegister() {
  const { Page } = useParts()
  const { t } = useTranslation('invite')
  return (
    <Page title={t('agent_register')} back={{ to: '/m/member/home' }}>
      <Stack>
        <Note>{t('agent_lead')}</Note>
        <OwnLink by="agent" />
      </Stack>
    </Page>
  )
}
