import styled from 'styled-components'
import { pressable } from '../../ui/pressable.ts'

/** The look of a small entry in a slot: an icon and words, wherever a layout puts it. `as="a"` for a link. */
export const EntryButton = styled.button`
  ${pressable}
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  padding-inline: 12px;
  border-radius: var(--radius);
  color: inherit;
  font-size: var(--type-14);
  font-weight: 600;
  text-align: start;
  text-decoration: none;
  /* Some languages have one word for all of it. */
  overflow-wrap: anywhere;
  cursor: pointer;

  > svg { flex: none; }
`

/** A list of choices in a sheet: full width, 48 px high. Rows share their edges: between targets there are 8 px or none. */
export const ChoiceList = styled.ul`
  display: grid;
  list-style: none;

  > li > a,
  > li > button {
    ${pressable}
    display: flex;
    align-items: center;
    gap: 12px;
    inline-size: 100%;
    min-block-size: 48px;
    padding-inline: 12px;
    border-radius: var(--radius);
    color: inherit;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  > li > a > span,
  > li > button > span { flex: 1; }
`
