import { ChevronRight, KeyRound, Landmark, type LucideIcon, QrCode } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ScreenId } from '../../registry/ids.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { Go } from '../../ui/Go.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { hasPix } from '../bankCard/public.ts'
import { ChoiceList } from '../shared/entryButton.ts'
import { useMemberInfo } from '../shared/useMemberInfo.ts'

export interface SecuritySheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The password, and the accounts to withdraw to. */
export default function SecuritySheet({ open, onClose }: SecuritySheetProps) {
  const { t, ready } = useTranslation(['shell', 'account', 'money'])
  const { plan, facts } = usePlanned()
  const currency = useMemberInfo()?.currency?.trim() || facts.site.currency
  const pathOf = (id: ScreenId) => plan.screens.find(({ screen }) => screen.id === id)?.screen.paths[0]
  const row = (screen: ScreenId, icon: LucideIcon, label: string) => {
    const to = pathOf(screen)
    return to === undefined ? [] : [{ to, icon, label }]
  }
  if (!ready) return null
  const rows = [
    ...row('changePassword', KeyRound, t('shell:change_password')),
    ...row('addBankCard', Landmark, t('money:add_bank_card')),
    ...(hasPix(currency) ? row('addBankCardPix', QrCode, t('money:add_pix_key')) : []),
  ]
  return (
    <Sheet open={open} onClose={onClose} title={t('account:security_centre')} closeLabel={t('shell:close')}>
      <ChoiceList>
        {rows.map(({ to, icon, label }) => (
          <li key={to}>
            <Go target={{ to }} onClick={onClose}>
              <Icon of={icon} size={20} />
              <span>{label}</span>
              <Icon of={ChevronRight} size={18} leads />
            </Go>
          </li>
        ))}
      </ChoiceList>
    </Sheet>
  )
}
