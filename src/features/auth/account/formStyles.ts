import styled, { css } from 'styled-components'
import { GROUND_PX } from './model/aboveKeyboard.ts'

/** A window that is no higher has a keyboard in it, px. */
export const LOW_PX = 600

const aboveKeyboard = css`
  position: sticky;
  z-index: 1;
  inset-block-end: calc(var(--keyboard, 0px) + ${GROUND_PX}px);
  box-shadow: 0 0 0 ${GROUND_PX}px var(--surface-1);
`

/**
 * A sign-in form: fields one below the other, then the button. Where a keyboard leaves little of the window to a field that is
 * being filled in, the button stays above it, on ground of its own, unless a captcha is there; otherwise it lies over nothing.
 */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  > [role='tabpanel']:not([hidden]) { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; }
  > button[type='submit'] { margin-block-start: 8px; }
  /* It stays while it is pressed: a mouse that takes the focus from the field must not lose the button under it. */
  &[data-keyboard]:not([data-yields]):has(input:focus, [type='submit']:active) > button[type='submit'] { ${aboveKeyboard} }
  @media (max-height: ${LOW_PX}px) {
    &:not([data-yields]):has(input:focus, [type='submit']:active) > button[type='submit'] { ${aboveKeyboard} }
  }
  > small { margin-block-start: 8px; color: var(--text-muted); font-size: var(--type-12); text-align: center; }
  /* What takes the focus is not left behind the button. */
  input,
  [role='alert'] { scroll-margin-block: 48px 104px; }
  > [role='tablist'] { margin-block-end: 8px; }
`

/** What stands side by side where there is room. */
export const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 8px;
  > button { margin-inline: auto -12px; }
`
