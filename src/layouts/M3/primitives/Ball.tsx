import styled from 'styled-components'

/**
 * A lottery ball with weight and shine. `--ball` is its size; `data-tone` paper | brand | open: paper is quiet, brand is what
 * comes next, open is a number that is not drawn yet.
 */
export const Ball = styled.span`
  --tone: var(--surface-1);
  position: relative;
  isolation: isolate;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: var(--ball, 3rem);
  block-size: var(--ball, 3rem);
  border-radius: 50%;
  background: var(--tone);
  /* Paper shines less in the dark: a number must be readable on it. */
  background-image:
    radial-gradient(circle at 32% 22%, rgb(var(--lightest-rgb) / calc(0.2 + 0.65 * var(--is-light))), transparent 26%),
    radial-gradient(circle at 36% 28%, transparent 38%, rgb(var(--darkest-rgb) / 32%) 100%);
  box-shadow: inset 0 0 0 1px var(--hairline);
  color: var(--text);
  font-family: var(--face);
  font-size: calc(var(--ball, 3rem) * 0.42);
  font-variant-numeric: lining-nums tabular-nums;
  letter-spacing: -0.02em;
  line-height: 1;

  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block-end: -9%;
    inset-inline: 14%;
    block-size: 18%;
    border-radius: 50%;
    background: radial-gradient(closest-side, var(--mask), transparent);
    opacity: 0.5;
  }

  &[data-tone='brand'] { --tone: var(--brand); box-shadow: var(--brand-edge); }
  &[data-tone='brand'] > * {
    display: grid;
    place-items: center;
    inline-size: 62%;
    block-size: 62%;
    border-radius: 50%;
    /* White paper with dark digits, in a dark theme too. */
    background: var(--lightest);
    color: var(--darkest);
  }
  &[data-tone='open'] { background: none; box-shadow: inset 0 0 0 1.5px var(--line); }
  &[data-tone='open']::after { display: none; }
`
