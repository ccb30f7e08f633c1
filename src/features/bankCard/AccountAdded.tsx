import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { accountsQuery, Done, MainGo, Stack } from '../money/public.ts'
import { askAgain, useAppQueryClient } from '../shared/queries.ts'

/** The account has been added; a link goes to the withdrawal. */
export function AccountAdded() {
  const { t } = useTranslation(['money', 'shell'])
  const queries = useAppQueryClient()
  useEffect(() => void askAgain(queries, accountsQuery()), [queries])
  return (
    <Stack>
      <Done title={t('account_saved')} />
      <MainGo target={{ to: '/m/withdraw' }}>{t('shell:withdraw')}</MainGo>
    </Stack>
  )
}
