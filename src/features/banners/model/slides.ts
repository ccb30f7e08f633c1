import type { Banners } from '../../../generated/types.ts'
import type { Slide } from '../../../layouts/parts.ts'
import type { Target } from '../../../ui/Go.tsx'
import { bannerTarget } from './bannerTarget.ts'

interface RequestContext {
  readonly group: string
  readonly link: (text: unknown) => Target
  readonly pictures: (text: unknown) => readonly string[]
  /** The name of a banner without a title, by its number. */
  readonly untitled: (number: number) => string
}

/** The slides of a group. Some back offices ignore the group and send other banners too; these are left out. */
export function slidesOf(banners: Banners | undefined, requestContext: RequestContext): readonly Slide[] {
  const { group, pictures, untitled } = requestContext
  return (banners ?? [])
    .filter(({ groupName }) => !groupName || groupName === group)
    .map((banner, index) => ({
      id: `${index} ${banner.image}`,
      title: banner.title?.trim() || untitled(index + 1),
      images: pictures(banner.image),
      target: bannerTarget(banner, requestContext),
    }))
}
