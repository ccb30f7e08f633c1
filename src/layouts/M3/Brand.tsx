import styled from 'styled-components'
import { usePlanned } from '../../registry/PlanContext.ts'
import { Go } from '../../ui/Go.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { useScreenPath } from './primitives/useScreenPath.ts'

const Home = styled(Go)`
  display: flex;
  align-items: center;
  flex: 1 1 72px;
  min-inline-size: 72px;
  max-inline-size: 176px;
  block-size: 44px;
  color: var(--text);

  > span { block-size: 36px; background: none; }
  img { object-position: 0 50%; }
  [dir='rtl'] & img { object-position: 100% 50%; }
  strong { align-self: center; overflow: hidden; font-family: var(--face); font-size: var(--type-20); font-weight: 600; letter-spacing: -0.02em; line-height: var(--leading-tight); white-space: nowrap; text-overflow: ellipsis; }
`

/** The merchant's logo, or its name set as one; leads home. */
export function Brand() {
  const { site } = usePlanned().facts
  const home = useScreenPath()('home')
  return (
    <Home target={home ? { to: home } : undefined} label={site.merchant.name}>
      <Picture
        sources={site.logo ? [site.logo] : []}
        alt=""
        fit="contain"
        eager
        fallback={<strong>{site.merchant.name}</strong>}
      />
    </Home>
  )
}
