import { useTranslation } from 'react-i18next'
import type { MemberHomeView } from '../../layouts/parts.ts'
import type { ScreenId } from '../../registry/ids.ts'
import { usePlanned } from '../../registry/PlanContext.ts'

const SCREENS = { deposit: 'voucherCenter', withdraw: 'withdraw' } as const satisfies Record<string, ScreenId>

/** The deposit and withdraw actions, if this build and site have them. */
export function useActions(): MemberHomeView['actions'] {
  const { t } = useTranslation('shell')
  const { screens } = usePlanned().plan
  return (['deposit', 'withdraw'] as const).flatMap((id) => {
    const to = screens.find(({ screen, isOpen }) => screen.id === SCREENS[id] && isOpen)?.screen.paths[0]
    return to === undefined ? [] : [{ id, label: t(id), target: { to } }]
  })
}
