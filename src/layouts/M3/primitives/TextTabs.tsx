import { useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { Go, type Target } from '../../../ui/Go.tsx'
import { smooth } from './smooth.ts'

const Bar = styled.nav`
  position: relative;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }

  > ul { position: relative; display: flex; inline-size: max-content; min-inline-size: 100%; }
  &[data-spread] > ul { justify-content: space-between; }
  &[data-spread] li { flex: 1 0 auto; }

  > ul > i {
    position: absolute;
    inset-block-end: var(--word-line, 0px);
    inset-inline-start: 0;
    inline-size: 100px;
    block-size: 2px;
    background: var(--brand-text);
    transform: translateX(calc(var(--at) * 1px)) scaleX(calc(var(--wide) / 100));
    transform-origin: 0 0;
    transition: transform calc(var(--motion) * 1.5) var(--ease);
    pointer-events: none;
  }
  [dir='rtl'] & > ul > i { transform-origin: 100% 0; }
`

const Word = styled(Go)`
  display: flex;
  align-items: center;
  justify-content: center;
  inline-size: 100%;
  min-block-size: 48px;
  min-inline-size: 44px;
  padding-inline: var(--word-gap, 10px);
  color: var(--text-muted);
  font-size: var(--type-14);
  line-height: var(--leading-tight);
  white-space: nowrap;
  cursor: pointer;
  touch-action: manipulation;

  &:active, &[aria-current] { color: var(--text); }
  &[aria-current] { font-weight: 600; }
  &:focus-visible { outline-offset: -3px; }
  > span { display: grid; }
  > span::after { content: attr(data-text); block-size: 0; overflow: hidden; visibility: hidden; font-weight: 600; }
`

export interface TextTab {
  readonly id: string
  readonly label: string
  readonly target: Target
}

interface Props {
  readonly id?: string
  /** The accessible name of the list. */
  readonly label: string
  readonly tabs: readonly TextTab[]
  readonly current: string | undefined
  /** As wide as the page: the tabs share the remaining width equally. */
  readonly spread?: boolean
}

/** Words in a row with an underline that slides to the current one. Selected words do not change their width. */
export function TextTabs({ id, label, tabs, current, spread = false }: Props) {
  const bar = useRef<HTMLElement>(null)
  const line = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const box = bar.current
    const list = box?.firstElementChild
    if (!box || !(list instanceof HTMLElement)) return
    const place = () => {
      const word = list.querySelector<HTMLElement>('[aria-current] > span')
      const item = word?.closest('li')
      line.current?.toggleAttribute('hidden', !word)
      if (!word || !item) return
      const from = word.getBoundingClientRect()
      const all = list.getBoundingClientRect()
      const rightToLeft = getComputedStyle(list).direction === 'rtl'
      line.current?.style.setProperty(
        '--at',
        String(rightToLeft ? from.right - all.right : from.left - all.left),
      )
      line.current?.style.setProperty('--wide', String(from.width))
      if (box.scrollWidth <= box.clientWidth) return
      box.scrollTo?.({ left: item.offsetLeft - (box.clientWidth - item.offsetWidth) / 2, behavior: smooth() })
    }
    // An observer also reports when it starts, after the next layout, so that none is forced.
    if (typeof ResizeObserver === 'undefined') return place()
    const observer = new ResizeObserver(place)
    observer.observe(list)
    return () => observer.disconnect()
  })

  return (
    <Bar ref={bar} id={id} aria-label={label} data-spread={spread || undefined}>
      <ul>
        {tabs.map((word) => (
          <li key={word.id}>
            <Word target={word.target} current={word.id === current}>
              <span data-text={word.label}>{word.label}</span>
            </Word>
          </li>
        ))}
        <i ref={line} aria-hidden />
      </ul>
    </Bar>
  )
}
