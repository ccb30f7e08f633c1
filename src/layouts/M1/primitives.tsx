import styled, { css } from 'styled-components'
import { Go, type Target } from '../../ui/Go.tsx'
import { pressable } from '../../ui/pressable.ts'

/** The head of a section: its title, how much there is, a way to all of it. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 10px;
  min-block-size: 44px;
  padding-inline: var(--margin);

  > h2 { font-family: var(--font-display); font-size: var(--type-20); font-weight: 800; }
  > small { padding-inline: 7px; border-radius: 10px; background: var(--surface-3); color: var(--text-muted); font-size: var(--type-12); font-weight: 700; font-variant-numeric: tabular-nums; }
  > :last-child:not(h2, small) { margin-inline-start: auto; }
`

/**
 * A row that runs to the edges and snaps. `--card` is the width of one, `--gap` what lies between two. Isolated, so that its cards
 * are drawn together with it: else the browser draws the cards of all rows after all rows, in more layers.
 */
export const Rail = styled.ul`
  isolation: isolate;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: var(--card);
  gap: var(--gap, 12px);
  padding: 8px var(--margin) 12px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: var(--margin);
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }

  > li { display: grid; min-inline-size: 0; scroll-snap-align: start; }
  &:focus-visible { outline-offset: -3px; }
`

/** A rail without links is focusable itself, so that the keyboard can scroll it. */
export const reach = (items: readonly { readonly target: Target }[]) =>
  items.some(({ target }) => target) ? {} : { tabIndex: 0 }

/** Words that are a link or button, quiet, 44 px high. */
export const quietLink = css`
  ${pressable}
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-block-size: 44px;
  color: var(--brand-text);
  font-size: var(--type-14);
  font-weight: 600;
  cursor: pointer;

  [dir='rtl'] & > svg { transform: scaleX(-1); }
`
export const QuietGo = styled(Go)`${quietLink}`
export const QuietButton = styled.button`${quietLink}`

/** A label on a picture. Without a blur: each blur is a compositor layer, and a row has several. */
export const plate = css`
  background: rgb(var(--surface-1-rgb) / 92%);
  box-shadow: inset 0 0 0 1px rgb(var(--text-rgb) / 14%);
`

/** Glass: what lies over pictures and still lets them shine. */
export const glass = css`
  background: rgb(var(--surface-1-rgb) / 84%);
  box-shadow: inset 0 0 0 1px rgb(var(--text-rgb) / 14%);
  -webkit-backdrop-filter: blur(16px) saturate(1.5); backdrop-filter: blur(16px) saturate(1.5);
`

/** A card with one link, which names it; the whole card is its touch target. Without a link it does not react. */
export const tappable = css`
  ${pressable}
  position: relative;
  isolation: isolate;

  &:not(:has(a, button)):active:active { transform: none; opacity: 1; }
  :is(a, button)::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  :focus-visible { outline: none; }
  :focus-visible::after { z-index: 2; outline: 3px solid var(--focus); outline-offset: -3px; }
`

/** A dark scrim under light text on a picture, in light and dark themes. */
export const scrim = css`
  background: linear-gradient(transparent 16%, var(--mask) 72%), linear-gradient(transparent 30%, var(--mask) 80%);
  color: var(--lightest);
`

/** A tinted surface with a lit upper edge. Its colour is plain, so that contrast can be measured. */
export const panel = css`
  border-radius: min(var(--radius), 20px);
  background: var(--panel);
  box-shadow:
    inset 0 0 0 1px var(--hairline),
    inset 0 1px rgb(var(--brand-text-rgb) / 26%),
    inset 0 22px 44px -28px rgb(var(--brand-text-rgb) / 40%);
`

/** A round glass button that leads somewhere: the way back. */
export const RoundGo = styled(Go)`
  ${pressable}
  ${glass}
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  border-radius: 50%;

  [dir='rtl'] & > svg { transform: scaleX(-1); }
`

/** Lettering that stands in for a picture. */
export const Lettering = styled.span`
  display: grid;
  place-content: center;
  gap: 4px;
  padding: 12px;
  background:
    radial-gradient(90% 70% at 50% 0, rgb(var(--brand-rgb) / 70%), transparent),
    var(--surface-2);
  color: var(--text);
  font-family: var(--font-display);
  font-size: var(--lettering, var(--type-14));
  font-weight: 800;
  line-height: var(--leading-tight);
  text-align: center;
  overflow: hidden;

  > small { font-family: var(--font-text); font-size: var(--type-12); font-weight: 500; }
`
