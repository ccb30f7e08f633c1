import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { usePlanned } from '../../registry/PlanContext.ts'

/** A player who searches or has chosen a category sees games first. */
const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: calc(var(--space) * 4);
  padding-block: calc(var(--space) * 3) 24px;

  > section { scroll-margin-block-start: calc(var(--band) + 8px); }

  &[data-narrowed] > [data-section]:not([data-section='gameLanes'], [data-section='footer']) { display: none; }
`

/** The sections of home in their order, close together. */
export function Home({ children }: { readonly children: ReactNode }) {
  const { plan } = usePlanned()
  const params = new URLSearchParams(useLocation().search)
  const lanes = plan.sections.some(({ section }) => section.type === 'gameLanes')
  const narrowed = lanes && Boolean(params.get('lane') || params.get('q'))
  return <List data-narrowed={narrowed || undefined}>{children}</List>
}
