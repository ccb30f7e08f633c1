import styled from 'styled-components'

/** A sign-in form: fields one below the other, and a button that stays above the keyboard. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;

  > button[type='submit'] {
    position: sticky;
    z-index: 1;
    inset-block-end: calc(var(--keyboard, 0px) + 12px);
    margin-block-start: 4px;
  }
  > small { margin-block-start: 8px; color: var(--text-muted); font-size: var(--type-12); text-align: center; }
  input { scroll-margin-block: 48px 104px; }
  > [role='tablist'] { margin-block-end: 12px; }
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
