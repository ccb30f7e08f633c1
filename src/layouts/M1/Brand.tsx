import styled from 'styled-components'
import { usePlanned } from '../../registry/PlanContext.ts'
import { Picture } from '../../ui/Picture.tsx'

const Logo = styled.span`
  display: block;
  inline-size: var(--logo-size, 128px);
  max-inline-size: 100%;
  block-size: var(--logo-height, 34px);

  > span { background: none; border-radius: 0; }
  > span > img { object-position: var(--logo-position, left); }
  [dir='rtl'] & > span > img { object-position: var(--logo-position, right); }
  b { align-self: center; justify-self: var(--logo-justify, start); font-family: var(--font-display); font-size: min(var(--type-16), 18px); font-weight: 800; line-height: 1; }
`

/** The merchant's logo; its name as a wordmark where there is none. */
export function Brand() {
  const { logo, merchant } = usePlanned().facts.site
  return (
    <Logo>
      <Picture
        sources={logo ? [logo] : []}
        alt={merchant.name}
        fit="contain"
        eager
        fallback={<b>{merchant.name}</b>}
      />
    </Logo>
  )
}
