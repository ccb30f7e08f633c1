import { CircleAlert } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import styled from 'styled-components'
import { Icon } from '../../ui/Icon.tsx'
import type { ErrorText } from './useErrorText.ts'

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  padding: 11px 14px;
  border-radius: var(--radius-small);
  background: var(--negative-soft);
  box-shadow: inset 0 0 0 1px rgb(var(--negative-rgb) / 45%);
  color: var(--text);
  font-size: var(--type-14);
  font-weight: 500;

  > svg { flex: none; color: var(--negative); }
  > div { display: grid; gap: 2px; min-inline-size: 0; overflow-wrap: anywhere; }
  small { color: var(--text-muted); font-size: var(--type-12); }
  a { display: inline-flex; align-items: center; min-block-size: 44px; color: var(--brand-text); font-weight: 600; }
`

interface Props {
  /** Undefined: no alert is shown. */
  readonly shown: ErrorText | undefined
  /** Receives the focus if the error belongs to no field. */
  readonly box: RefObject<HTMLDivElement | null>
  /** A contact, if trying again cannot help. */
  readonly help?: ReactNode
}

/** Shows and announces why a form was refused, next to its button. The button keeps its position. */
export function FormAlert({ shown, box, help }: Props) {
  if (!shown) return null
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <Icon of={CircleAlert} size={20} />
      <div>
        <p dir="auto">{shown.text}</p>
        {help}
        {shown.reference && <small>{shown.reference}</small>}
      </div>
    </Box>
  )
}
