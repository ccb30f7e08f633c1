import { Download } from 'lucide-react'
import styled from 'styled-components'
import { usePlanned } from '../../registry/PlanContext.ts'
import { brandFill } from '../../ui/fills.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'

const Tile = styled.span`
  flex: none;
  display: block;
  overflow: hidden;
  inline-size: var(--tile, 52px);
  block-size: var(--tile, 52px);
  border-radius: 24%;
  box-shadow: 0 0 0 1px var(--hairline);

  > span { inline-size: 100%; block-size: 100%; }
  [data-fallback] { place-items: center; ${brandFill} }
`

/** The app's icon as on the home screen. Decorative: the name is beside it. */
export function AppIcon({ source }: { readonly source: string | undefined }) {
  const { icon } = usePlanned().facts.site
  const sources = [...new Set([source, icon])].filter((url) => url !== undefined)
  return (
    <Tile aria-hidden>
      <Picture sources={sources} alt="" ratio={1} eager fallback={<Icon of={Download} />} />
    </Tile>
  )
}
