import styled, { css } from 'styled-components'
import { GROUND_PX } from './model/aboveKeyboard.ts'

/** At this window height or less, an on-screen keyboard is assumed to be open, px. */
export const LOW_PX = 600

const aboveKeyboard = css`
  position: sticky;
  z-index: 1;
  inset-block-end: calc(var(--keyboard, 0px) + ${GROUND_PX}px);
  box-shadow: 0 0 0 ${GROUND_PX}px var(--surface-1);
`

/**
 * A sign-in form: fields in one column, then the button. While a field has the focus and an on-screen keyboard leaves little
 * height, the button is sticky above the keyboard, on its own background. It is not sticky where it would cover a captcha.
 */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  > [role='tabpanel']:not([hidden]) { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; }
  > button[type='submit'] { margin-block-start: 8px; }
  /* Sticky also while pressed: pressing the mouse takes the focus from the field, and the button must not move away then. */
  &[data-keyboard]:not([data-yields]):has(input:focus, [type='submit']:active) > button[type='submit'] { ${aboveKeyboard} }
  @media (max-height: ${LOW_PX}px) {
    &:not([data-yields]):has(input:focus, [type='submit']:active) > button[type='submit'] { ${aboveKeyboard} }
  }
  > small { margin-block-start: 8px; color: var(--text-muted); font-size: var(--type-12); text-align: center; }
  /* A focused element is scrolled clear of the sticky button. */
  input,
  [role='alert'] { scroll-margin-block: 48px 104px; }
  > [role='tablist'] { margin-block-end: 8px; }
`

/** Puts its children side by side where there is room. */
export const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  > button { margin-inline: auto -12px; }
`
