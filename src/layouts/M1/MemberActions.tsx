import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react'
import styled from 'styled-components'
import { accentFill } from '../../ui/fills.ts'
import { Go } from '../../ui/Go.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { pressable } from '../../ui/pressable.ts'
import type { MemberHomeView } from '../parts.ts'

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: 12px;
`

const Action = styled(Go)`
  ${pressable}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-block-size: 52px;
  padding-inline: 16px;
  border-radius: var(--radius);
  background: var(--surface-3);
  color: var(--text);
  font-weight: 700;
  text-align: center;

  &:first-child { ${accentFill} box-shadow: var(--accent-edge), 0 6px 24px -8px rgb(var(--accent-rgb) / 60%); }
`

/** Deposit and withdraw, under the balance. */
export function MemberActions({ actions }: Pick<MemberHomeView, 'actions'>) {
  if (actions.length === 0) return null
  return (
    <Row>
      {actions.map(({ id, label, target }) => (
        <Action key={id} target={target}>
          <Icon of={id === 'deposit' ? ArrowDownToLine : ArrowUpFromLine} size={20} />
          {label}
        </Action>
      ))}
    </Row>
  )
}
