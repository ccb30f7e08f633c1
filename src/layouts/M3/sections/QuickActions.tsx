import { ArrowUpRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Go } from '../../../ui/Go.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { QuickActionsView } from '../../parts.ts'
import { Inset } from '../primitives/Block.tsx'
import { title, Way } from '../primitives/face.ts'

const Table = styled(Inset)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  column-gap: 24px;
  margin-block-start: var(--air);
  > li { border-block-start: 1px solid var(--hairline); }
`

const Entry = styled(Go)`
  ${title}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  inline-size: 100%;
  min-block-size: 56px;
  font-size: var(--type-20);
  text-align: start;
  cursor: pointer;

  svg { color: var(--text-muted); }
  &:active { color: var(--brand-text); }
`

/** The most used actions, as words in a table with lines. */
export function QuickActions({ actions }: QuickActionsView) {
  const { t } = useTranslation('shell')
  if (actions.length === 0) return null
  return (
    <>
      <VisuallyHidden as="h2">{t('quick_actions')}</VisuallyHidden>
      <Table as="ul">
        {actions.map((action) => (
          <li key={action.id}>
            <Entry target={action.target}>
              {action.label}
              <Way>
                <Icon of={ArrowUpRight} size={20} />
              </Way>
            </Entry>
          </li>
        ))}
      </Table>
    </>
  )
}
