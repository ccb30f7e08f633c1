import type { Target } from '../../../ui/Go.tsx'

/** The links with a target; a link that the guard refuses is left out. */
export const footerLinks = (
  links: readonly { readonly title: string; readonly url: string }[],
  link: (text: unknown) => Target,
): readonly { readonly title: string; readonly target: Target }[] =>
  links.flatMap(({ title, url }) => {
    const target = link(url)
    return target ? [{ title: title.trim(), target }] : []
  })
