import { RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { tick } from '../../ui/haptics.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useAppQueryClient } from '../shared/queries.ts'
import { followPull } from './followPull.ts'

const Disc = styled.div`
  position: fixed;
  inset-block-start: calc(var(--safe-top) - 48px);
  inset-inline: 0;
  z-index: var(--layer-overlay);
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  margin-inline: auto;
  border-radius: 50%;
  background: var(--surface-1);
  color: var(--text-muted);
  box-shadow: 0 0 0 1px var(--hairline), var(--elevation-raised);
  transform: translateY(var(--travel, 0px));
  pointer-events: none;

  &[data-state='hidden'] { visibility: hidden; transition: transform var(--motion) var(--ease), visibility 0s var(--motion); }
  &[data-state='busy'] { transition: transform var(--motion) var(--ease); }
  &[data-state='ready'], &[data-state='busy'] { color: var(--brand-text); }
  svg { transform: rotate(var(--turn, 0turn)); }
  &[data-state='busy'] svg { animation: turn 800ms linear infinite; }
`

/** The disc that follows the finger, and turns until everything on the page has been requested again. */
export default function Effect() {
  const queries = useAppQueryClient()
  const disc = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!disc.current) return
    return followPull(disc.current, () => {
      tick()
      // A request that fails says so in its own place on the page.
      return queries.refetchQueries({ type: 'active' })
    })
  }, [queries])
  return (
    <Disc ref={disc} data-pull data-state="hidden" aria-hidden>
      <Icon of={RotateCw} size={22} />
    </Disc>
  )
}
