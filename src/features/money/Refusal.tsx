import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Go } from '../../ui/Go.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useContact } from '../customerService/public.ts'
import { useErrorText } from '../shared/useErrorText.ts'
import type { Refused } from './useSend.ts'

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  padding: 12px 14px;
  border-radius: var(--radius-small);
  background: color-mix(in oklab, var(--negative) 12%, var(--surface-1));
  box-shadow: inset 0 0 0 1px color-mix(in oklab, var(--negative) 45%, transparent);
  color: var(--text);
  font-size: var(--type-14);
  font-weight: 500;

  > svg { flex: none; color: var(--negative); }
  > div { display: grid; gap: 2px; min-inline-size: 0; overflow-wrap: anywhere; }
  small { color: var(--text-muted); font-size: var(--type-12); }
  a { display: inline-flex; align-items: center; min-block-size: 44px; color: var(--brand-text); font-weight: 600; }
`

/** Why it did not work: in the form, announced, with the focus; and who helps where asking again is of no use. */
export function Refusal({ refused }: { readonly refused: Refused | undefined }) {
  const { t } = useTranslation(['money', 'shell'])
  const box = useRef<HTMLDivElement>(null)
  const contact = useContact()
  const errorText = useErrorText()(refused?.errorMessage)
  const text = refused?.notOffered ? t('not_offered') : errorText?.text
  useEffect(() => {
    if (refused) box.current?.focus()
  }, [refused])
  if (!refused || !text) return null
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <Icon of={CircleAlert} size={20} />
      <div>
        <p dir="auto">{text}</p>
        {refused.notOffered && contact && <Go target={contact}>{t('shell:contact_us')}</Go>}
        {!refused.notOffered && errorText?.reference && <small>{errorText.reference}</small>}
      </div>
    </Box>
  )
}
