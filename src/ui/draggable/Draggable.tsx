import { type ReactNode, useEffect, useId, useRef } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { useReducedMotion } from '../useReducedMotion.ts'
import { insetsOf } from './insetsOf.ts'
import { moveAnywhere } from './moveAnywhere.ts'
import { type Box, readShare, type Share, writeShare } from './rules.ts'

/** Removes the wrapper's box, so that the floating element takes no space in the layout. */
const Boxless = createGlobalStyle`
  [data-feature]:has(> [data-floating]) { display: contents; }
`

const Root = styled.div`
  position: fixed;
  inset: 0 auto auto 0;
  z-index: var(--layer-bar);
  inline-size: max-content;
  max-inline-size: min(96vw, var(--column, 96vw));
  /* Under reduced motion every transition takes a frame (global.css): reading the position meanwhile would return the old one. */
  transition-property: none;
  touch-action: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  cursor: grab;

  &:active { cursor: grabbing; }
  &:focus-visible { border-radius: var(--radius); }
`

/** Measures the available area: its paddings are the safe areas and the layout's bar, its width is the app's column. */
const Probe = styled.i`
  position: absolute;
  box-sizing: content-box;
  inline-size: var(--column, 100vw);
  block-size: 0;
  padding: var(--safe-top, 0px) var(--safe-right, 0px) var(--pill-room, calc(var(--bar, 0px) + 24px)) var(--safe-left, 0px);
  visibility: hidden;
  pointer-events: none;
`

const boxesOf = (elements: Iterable<Element>): readonly Box[] =>
  [...elements].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y, width, height }
  })

/** The first position: above the bar at the start of lines. The layout's floating elements are in the other corner. */
const FIRST: Share = { x: 0, y: 1 }

export interface DraggableProps {
  readonly label: string
  /** Explains how to move it with the keyboard. */
  readonly hint: string
  /** Stores the position, such as local storage. */
  readonly store: Pick<Storage, 'getItem' | 'setItem'>
  readonly storageKey: string
  /** CSS selector of other floating elements, which this one must not cover. */
  readonly avoid?: string
  readonly children: ReactNode
}

/**
 * A floating element that the user drags within the screen, but never over the bar. Its position is stored as a share
 * of the free space, so that it survives a rotation of the device.
 */
export function Draggable({ label, hint, store, storageKey, avoid, children }: DraggableProps) {
  const root = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLElement>(null)
  const calm = useReducedMotion()
  const id = useId()

  useEffect(() => {
    const element = root.current
    const edges = probe.current
    if (!element || !edges) return
    const isRtl = getComputedStyle(element).direction === 'rtl'
    return moveAnywhere(element, {
      insets: () => insetsOf(edges),
      edges: [edges],
      share: readShare(store.getItem(storageKey)) ?? (isRtl ? { ...FIRST, x: 1 - FIRST.x } : FIRST),
      others: () => (avoid ? boxesOf(document.querySelectorAll(avoid)) : []),
      onRest: (share) => store.setItem(storageKey, writeShare(share)),
      calm: () => calm,
    })
  }, [store, storageKey, calm, avoid])

  return (
    <>
      <Boxless />
      <Probe ref={probe} aria-hidden />
      <Root ref={root} data-floating="" role="group" aria-label={label} aria-describedby={id} tabIndex={0}>
        {children}
        <span id={id} hidden>
          {hint}
        </span>
      </Root>
    </>
  )
}
