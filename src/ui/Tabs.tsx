import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { slideForKey } from './carouselRules.ts'
import { pressable } from './pressable.ts'

const List = styled.div`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }

  &[data-look='line'] { gap: 4px; box-shadow: inset 0 -1px 0 var(--hairline); }
  &[data-look='segment'] { gap: 4px; padding: 4px; border-radius: var(--radius); background: var(--surface-2); box-shadow: inset 0 0 0 1px var(--hairline); }
  &[data-look='segment'] > * { flex: 1 0 auto; }
`

const Tab = styled.button`
  ${pressable}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  gap: 8px;
  min-block-size: 44px;
  padding-inline: 14px;
  color: var(--text-muted);
  font-size: var(--type-14);
  font-weight: 600;
  white-space: nowrap;

  &:focus-visible { outline-offset: -3px; }
  &[aria-selected='true'] { color: var(--text); }
  [data-look='line'] > &::after {
    content: '';
    position: absolute;
    inset-inline: 14px;
    inset-block-end: 0;
    block-size: 3px;
    border-radius: 3px 3px 0 0;
    background: var(--brand-text);
    transform: scaleX(0);
    transition: transform var(--motion) var(--ease);
  }
  [data-look='line'] > &[aria-selected='true']::after { transform: none; }
  [data-look='segment'] > & { border-radius: max(2px, var(--radius) - 4px); }
  [data-look='segment'] > &[aria-selected='true'] { background: var(--brand-soft); color: var(--brand-text); }
`

export interface TabItem<Id extends string> {
  readonly id: Id
  readonly label: ReactNode
}

export interface TabsProps<Id extends string> {
  readonly items: readonly TabItem<Id>[]
  readonly value: Id
  readonly onValue: (id: Id) => void
  /** The accessible name of the list. */
  readonly label: string
  /** Connects tabs and panels: equal for `Tabs` and `TabPanel`, unique on the page. */
  readonly name: string
  readonly look?: 'line' | 'segment'
}

/** A list of tabs: one tab stop, arrow keys between tabs in reading direction. */
export function Tabs<Id extends string>({
  items,
  value,
  onValue,
  label,
  name,
  look = 'line',
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)
  const at = items.findIndex((item) => item.id === value)
  const inView = useRef(0)
  useEffect(() => {
    // The first tab is already in view. Measuring it would force a layout while the page is being built.
    if (at === inView.current) return
    inView.current = at
    const tab = list.current?.children[at]
    const box = list.current
    if (!(tab instanceof HTMLElement) || !box || box.scrollWidth <= box.clientWidth) return
    box.scrollTo?.({ left: tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2, behavior: 'smooth' })
  }, [at])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = slideForKey(event.key, at, items.length, rightToLeft)
    const item = next === undefined ? undefined : items[next]
    if (next === undefined || !item) return
    event.preventDefault()
    onValue(item.id)
    const tab = list.current?.children[next]
    if (tab instanceof HTMLElement) tab.focus()
  }
  return (
    <List ref={list} role="tablist" aria-label={label} data-look={look} onKeyDown={onKeyDown}>
      {items.map(({ id, label: text }) => (
        <Tab
          key={id}
          type="button"
          role="tab"
          id={`${name}-${id}-tab`}
          aria-controls={id === value ? `${name}-${id}-panel` : undefined}
          aria-selected={id === value}
          tabIndex={id === value ? 0 : -1}
          onClick={() => onValue(id)}
        >
          {text}
        </Tab>
      ))}
    </List>
  )
}

export interface TabPanelProps {
  readonly name: string
  /** The id of its tab. */
  readonly id: string
  readonly children: ReactNode
}

/** The panel of the selected tab. Without an accessible name, which would equal that of its only field. */
export const TabPanel = ({ name, id, children }: TabPanelProps) => (
  <div role="tabpanel" id={`${name}-${id}-panel`}>
    {children}
  </div>
)
