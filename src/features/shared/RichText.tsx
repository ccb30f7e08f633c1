import { createElement, type ReactEventHandler, type ReactNode, useMemo } from 'react'
import styled from 'styled-components'
import { Go } from '../../ui/Go.tsx'
import { linkTarget } from './links.ts'
import { harmless, purified } from './purified.ts'
import { type Rich, richOf } from './rich.ts'
import { useSiteLinks } from './useSiteLinks.ts'

export { harmless }

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  overflow-wrap: anywhere;
  text-wrap: pretty;

  h3 { font-family: var(--font-display); font-size: var(--type-20); font-weight: 700; }
  ul, ol { display: grid; gap: 6px; padding-inline-start: 24px; }
  ul { list-style: disc; }
  ol { list-style: decimal; }
  li::marker { color: var(--brand-text); }
  a { color: var(--brand-text); font-weight: 600; text-decoration: underline; text-underline-offset: 3px; }
  img:not([hidden]) { display: block; }
  img { max-inline-size: 100%; block-size: auto; border-radius: var(--radius-small); }
  blockquote { padding-inline-start: 12px; border-inline-start: 3px solid var(--line); color: var(--text-muted); }
  table { display: block; max-inline-size: 100%; overflow-x: auto; border-collapse: collapse; font-size: var(--type-14); }
  th, td { padding: 8px 12px; border: 1px solid var(--line); text-align: start; }
`

interface RichTextProps {
  readonly html: string
  /** Called when the user follows a link inside the app. */
  readonly onLeave?: (() => void) | undefined
}

/**
 * Renders HTML from the back office. It is sanitised (DOMPurify) and rebuilt as React elements, never inserted as HTML.
 * All such HTML must be shown with this component.
 */
export function RichText({ html, onLeave }: RichTextProps) {
  const { base, pictures } = useSiteLinks()
  const parts = useMemo(() => {
    return richOf(purified(html), {
      link: (text) => (linkTarget(text, base) ? text : undefined),
      picture: (text) => pictures(text)[0],
    })
  }, [html, base, pictures])
  return <Body>{parts.map((part, at) => drawn(part, { base, onLeave }, String(at)))}</Body>
}

/** Hides a picture that failed to load. */
const hide: ReactEventHandler<HTMLImageElement> = ({ currentTarget }) => {
  currentTarget.hidden = true
}

interface RequestContext {
  readonly base: string
  readonly onLeave: (() => void) | undefined
}

function drawn(part: Rich, around: RequestContext, key: string): ReactNode {
  if (typeof part === 'string') return part
  if (part.tag === 'br') return <br key={key} />
  if (part.tag === 'img') return <img key={key} src={part.src} alt={part.alt} loading="lazy" onError={hide} />
  const children = part.children.map((child, at) => drawn(child, around, `${key}.${at}`))
  if (part.tag === 'a') {
    const target = linkTarget(part.href, around.base)
    const onClick = target && 'to' in target ? around.onLeave : undefined
    return (
      <Go key={key} target={target} {...(onClick && { onClick })}>
        {children}
      </Go>
    )
  }
  return createElement(part.tag, { key }, children)
}
