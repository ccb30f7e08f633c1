import styled from 'styled-components'
import { usePlanned } from '../../registry/PlanContext.ts'
import { AppIcon } from '../installPrompt/public.ts'

const Pile = styled.div`
  --tile: 2.5rem;
  position: relative;
  margin-block: 4px 24px;
  margin-inline: 1px;

  &::before, &::after {
    content: '';
    position: absolute;
    inset-inline: 14px;
    inset-block: auto -8px;
    block-size: 24px;
    border-radius: var(--radius-large);
    background: var(--surface-2);
    box-shadow: 0 0 0 1px var(--hairline);
  }
  &::after { inset-inline: 28px; inset-block-end: -14px; opacity: 0.6; }
  &::before { z-index: 1; }
`

const Card = styled.div`
  position: relative;
  z-index: 2;
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px;
  border-radius: var(--radius-large);
  background: var(--surface-3);
  color: var(--text);
  box-shadow: 0 0 0 1px var(--hairline);

  > p { flex: 1; min-inline-size: 0; line-height: 1.4; }
  > p > b { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`

/** What a message will look like on this phone. Decoration: the question beside it says the same. */
export function Example({ text }: { readonly text: string }) {
  const { merchant } = usePlanned().facts.site
  return (
    <Pile aria-hidden>
      <Card>
        <AppIcon source={undefined} />
        <p>
          <b>{merchant.name}</b>
          {text}
        </p>
      </Card>
    </Pile>
  )
}
