import { useTranslation } from 'react-i18next'
import { useParts } from '../../layouts/PartsContext.ts'
import { Note, Stack } from '../money/public.ts'
import { OwnLink } from './OwnLink.tsx'

/** An agent's own registration link: whoever registers by it is one of the agent's players. */
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
