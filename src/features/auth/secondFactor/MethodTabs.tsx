import { type LucideIcon, Mail, MessageSquareText, ShieldCheck, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Icon } from '../../../ui/Icon.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import type { Method } from './model/methods.ts'

export const METHOD_ICONS: Readonly<Record<Method, LucideIcon>> = {
  payeeName: UserRound,
  sms: MessageSquareText,
  ga: ShieldCheck,
  email: Mail,
}

/** i18n keys of the tab labels. */
const NAMES: Readonly<Record<Method, string>> = {
  payeeName: 'payee_name',
  sms: 'sms',
  ga: 'google_authenticator',
  email: 'email',
}

/** All tabs are visible at once, in two columns: players would not find a tab that is scrolled out of view. */
const Grid = styled.div`
  /* Two columns if the longest word of a label fits beside its icon, else one: with text at 200 % no word is broken. */
  > [role='tablist'] { display: grid; grid-template-columns: repeat(auto-fit, minmax(max(6.4em + 48px, 40%), 1fr)); gap: 4px; font-size: var(--type-14); }
  [role='tab'] { gap: 8px; padding: 6px 10px; line-height: var(--leading-tight); text-align: start; white-space: normal; overflow-wrap: anywhere; }
  [role='tab'] > svg { flex: none; }
  [role='tab']:last-child:nth-child(odd) { grid-column: 1 / -1; }
`

export interface MethodTabsProps {
  readonly methods: readonly Method[]
  readonly value: Method
  readonly onValue: (method: Method) => void
  /** Id prefix that links the tabs to their panels. */
  readonly name: string
}

/** The tabs of the second factors that the answer's flags allow. */
export function MethodTabs({ methods, ...rest }: MethodTabsProps) {
  const { t } = useTranslation('secondFactor')
  const items = methods.map((id) => ({
    id,
    label: (
      <>
        <Icon of={METHOD_ICONS[id]} size={20} />
        <span>{t(NAMES[id])}</span>
      </>
    ),
  }))
  return (
    <Grid>
      <Tabs {...rest} items={items} label={t('methods')} look="segment" />
    </Grid>
  )
}
