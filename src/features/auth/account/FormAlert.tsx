import { CircleAlert } from 'lucide-react'
import type { RefObject } from 'react'
import styled from 'styled-components'
import type { ErrorMessage } from '../../../api/errorMessage.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useErrorText } from '../../shared/useErrorText.ts'

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  padding: 11px 14px;
  border-radius: var(--radius-small);
  background: color-mix(in oklab, var(--negative) 12%, var(--surface-1));
  box-shadow: inset 0 0 0 1px color-mix(in oklab, var(--negative) 45%, transparent);
  color: var(--text);
  font-size: var(--type-14);
  font-weight: 500;

  > svg { flex: none; color: var(--negative); }
  > div { display: grid; gap: 2px; min-inline-size: 0; overflow-wrap: anywhere; }
  small { color: var(--text-muted); font-size: var(--type-12); }
`

interface Props {
  readonly failure: ErrorMessage
  readonly box: RefObject<HTMLDivElement | null>
}

/** Why it did not work, announced. It stands below the form's button, which stays under the finger that pressed it. */
export function FormAlert({ failure, box }: Props) {
  const shown = useErrorText()(failure)
  if (!shown) return null
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <Icon of={CircleAlert} size={20} />
      <div>
        <p>{shown.text}</p>
        {shown.reference && <small>{shown.reference}</small>}
      </div>
    </Box>
  )
}
