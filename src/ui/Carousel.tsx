import { Pause, Play } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { GLIDE, glideTo } from './carouselGlide.ts'
import { decodePictures, KEY_PATIENCE_MS, usePreparedNeighbours } from './carouselPictures.ts'
import { autoplays, positionOf, slideForKey } from './carouselRules.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { bringNear } from './pictureRules.ts'
import { useHiddenTab } from './useHiddenTab.ts'
import { useOnScreen } from './useOnScreen.ts'
import { useReducedMotion } from './useReducedMotion.ts'

const Root = styled.div`
  position: relative;
  isolation: isolate;
  --direction: 1;
  [dir='rtl'] & { --direction: -1; }

  > [data-stop] { position: absolute; inset-block-end: 0; inset-inline-end: 4px; z-index: 1; border-radius: 50%; }
  > [data-stop]:not(:focus-visible) { opacity: 0; pointer-events: none; }
`

const Track = styled.div`
  display: flex;
  gap: var(--slide-gap, 0px);
  padding-inline: var(--slide-inset, 0px);
  scroll-padding-inline: var(--slide-inset, 0px);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }
  &:focus-visible { outline-offset: -3px; }
`

const Slide = styled.div`
  flex: 0 0 var(--slide-size, 100%);
  min-inline-size: 0;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`

const Line = styled.div`
  position: absolute;
  inset-block-end: var(--progress-bottom, 8px);
  inset-inline: var(--progress-inset, 16px);
  block-size: 3px;
  border-radius: 2px;
  overflow: hidden;
  background: var(--progress-track, var(--hairline));
  pointer-events: none;

  > i {
    display: block;
    block-size: 100%;
    border-radius: inherit;
    background: var(--progress-colour, var(--accent-line));
    transform: translateX(calc(var(--at, 0) * 100% * var(--direction)));
  }
`

const lineAt = (slide: number): string => `translateX(calc(${slide} * 100% * var(--direction)))`

export interface CarouselProps<Item> {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  /** The accessible name of a slide. */
  readonly nameOf: (item: Item, index: number) => string
  readonly render: (item: Item, state: { readonly index: number; readonly active: boolean }) => ReactNode
  /** The accessible name of the carousel. */
  readonly label: string
  /** ms between slides; 0: no autoplay. */
  readonly interval?: number
  /** Names of the button that stops and starts autoplay, visible when it has the focus. */
  readonly stopLabel?: string
  readonly startLabel?: string
  /** The thin progress line; on unless false. */
  readonly progress?: boolean
}

/**
 * Slides on native scroll snap. Looks: `--slide-size`, `--slide-gap`, `--slide-inset`, `--progress-bottom`, `--progress-inset`,
 * `--progress-track`, `--progress-colour`. Autoplay pauses while the carousel is touched, focused or out of view, and with
 * reduced motion.
 */
export function Carousel<Item>(props: CarouselProps<Item>) {
  const { items, keyOf, nameOf, render, label, interval = 0, stopLabel, startLabel, progress = true } = props
  const track = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLElement>(null)
  const [index, setIndex] = useState(0)
  const [touched, setTouched] = useState(false)
  const [focused, setFocused] = useState(false)
  const [stopped, setStopped] = useState(false)
  const reducedMotion = useReducedMotion()
  const hiddenTab = useHiddenTab()
  const slides = items.length
  const playing = autoplays({ interval, slides, touched, focused, stopped, reducedMotion, hiddenTab })

  const step = (): number => {
    const [first, second] = track.current?.children ?? []
    return first instanceof HTMLElement && second instanceof HTMLElement
      ? second.offsetLeft - first.offsetLeft
      : 0
  }
  const goTo = (slide: number) => {
    track.current?.scrollTo({ left: slide * step(), behavior: reducedMotion ? 'auto' : 'smooth' })
    setIndex(slide)
  }
  /** The slide that a key has chosen and whose pictures are not decoded yet. */
  const chosen = useRef<number>(undefined)
  const choose = async (slide: number) => {
    const ready = decodePictures(track.current?.children[slide])
    chosen.current = slide
    if (ready) await Promise.race([ready, new Promise((over) => setTimeout(over, KEY_PATIENCE_MS))])
    if (chosen.current !== slide) return
    chosen.current = undefined
    goTo(slide)
  }
  const onScroll = () => {
    const at = positionOf(track.current?.scrollLeft ?? 0, Math.abs(step()))
    line.current?.style.setProperty('--at', String(at))
    setIndex(Math.min(slides - 1, Math.round(at)))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const slide = slideForKey(event.key, chosen.current ?? index, slides, rightToLeft)
    if (slide === undefined) return
    event.preventDefault()
    void choose(slide)
  }

  usePreparedNeighbours(track, index, slides)
  const isOnScreen = useOnScreen(track)
  /** The slide that autoplay moves to as soon as its pictures are decoded. */
  const awaited = useRef<number>(undefined)
  const move = useEffectEvent((next: number) => {
    awaited.current = undefined
    if (!track.current || next !== (index + 1) % slides) return
    if (!glideTo(track.current, next * step())) return goTo(next)
    line.current?.animate([{ transform: lineAt(index) }, { transform: lineAt(next) }], GLIDE)
    setIndex(next)
  })
  /** Autoplay pauses under a dialog and out of view. It waits for the pictures of the next slide, for one interval at most. */
  const advance = useEffectEvent(() => {
    const next = (index + 1) % slides
    if (!track.current || !isOnScreen() || track.current.closest('[inert]')) return
    const ready = awaited.current === next ? undefined : decodePictures(track.current.children[next])
    if (!ready) return move(next)
    awaited.current = next
    void ready.then(() => {
      if (awaited.current === next) move(next)
    })
  })
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => advance(), interval)
    return () => {
      clearInterval(timer)
      awaited.current = undefined
    }
  }, [playing, interval])
  /** The slides that a swipe can reach load with the touch, because the carousel clips them until they move. */
  const onTouchStart = () => {
    setTouched(true)
    for (const slide of [index - 1, index + 1]) {
      const neighbour = track.current?.children[slide]
      if (neighbour) bringNear(neighbour)
    }
  }

  return (
    <Root
      role="group"
      aria-label={label}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setTouched(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setTouched(false)}
      onTouchStart={onTouchStart}
      onTouchEnd={() => setTouched(false)}
      onTouchCancel={() => setTouched(false)}
      onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
    >
      <Track ref={track} onScroll={onScroll}>
        {items.map((item, at) => (
          <Slide
            key={keyOf(item)}
            role="group"
            aria-label={nameOf(item, at)}
            data-active={at === index || undefined}
          >
            {render(item, { index: at, active: at === index })}
          </Slide>
        ))}
      </Track>
      {progress && slides > 1 && (
        <Line aria-hidden>
          <i ref={line} style={{ inlineSize: `${100 / slides}%` }} />
        </Line>
      )}
      {interval > 0 && slides > 1 && stopLabel && startLabel && (
        <IconButton
          data-stop=""
          tone="raised"
          label={stopped ? startLabel : stopLabel}
          icon={<Icon of={stopped ? Play : Pause} size={20} />}
          onClick={() => setStopped(!stopped)}
        />
      )}
    </Root>
  )
}
