import { ArrowLeft, ChevronDown, ChevronUp, Maximize, Minimize } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Slot } from '../../../registry/Slot.tsx'
import { accentFill } from '../../../ui/fills.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { pressable } from '../../../ui/pressable.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { FullScreen } from './useFullScreen.ts'

const Bar = styled.header`
  container-type: inline-size;
  display: flex;
  align-items: center;
  gap: 8px;
  padding: var(--safe-top) max(4px, var(--safe-right)) 0 max(4px, var(--safe-left));
  background: var(--surface-1);
  color: var(--text);
  box-shadow: 0 1px var(--hairline);

  /* With large text the buttons stay beside each other: their icons do not grow. */
  > button, > [data-feature] > button { inline-size: auto; min-inline-size: max(44px, min(2.75rem, 12vw)); }
  /* A long name wraps to two lines before it is cut off. */
  > h1 { flex: 1; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; min-inline-size: 0; max-block-size: 2lh; overflow: hidden; font-size: var(--type-14); font-weight: 600; line-height: 1.25; overflow-wrap: anywhere; }
  > [data-demo] { flex: 0 1 auto; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; padding: 2px 8px; border-radius: var(--radius-small); ${accentFill} font-size: var(--type-12); font-weight: 700; }

  /* On a phone in landscape the height is scarce, so the bar is at the side of the game. */
  @media (orientation: landscape) and (max-height: 480px) {
    container-type: normal;
    flex-direction: column;
    padding: max(4px, var(--safe-top)) 4px max(4px, var(--safe-bottom)) max(4px, var(--safe-left));
    box-shadow: 1px 0 var(--hairline);

    [dir='rtl'] & { padding-inline: max(4px, var(--safe-right)) 4px; }
    > h1 { display: block; inline-size: 44px; max-block-size: none; line-height: 44px; text-overflow: ellipsis; white-space: nowrap; writing-mode: vertical-rl; text-align: center; }
    > [data-demo] { writing-mode: vertical-rl; padding: 8px 2px; }
    > [aria-expanded] > svg { rotate: -90deg; }
    [dir='rtl'] & > [aria-expanded] > svg { rotate: 90deg; }
  }
`

const UNSEEN =
  'position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;'

const Label = styled.button`
  ${pressable}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  gap: 6px;
  min-inline-size: 44px;
  min-block-size: 44px;
  padding-inline: 8px;
  border-radius: var(--radius);
  font-size: var(--type-14);
  font-weight: 600;

  /* Hides the label visually if there is no room for it, also with enlarged text. The icon remains. */
  @container (max-width: 20.5rem) {
    > span { ${UNSEEN} }
  }
  /* What features add to the bar needs the room more than the label. */
  @container (max-width: 28rem) {
    [data-feature] ~ & > span { ${UNSEEN} }
  }
  @media (orientation: landscape) and (max-height: 480px) {
    > span { ${UNSEEN} }
  }
`

/** The button that shows the bar again: small, over the game's upper edge, with a touch target 44 px high. */
const Handle = styled.button`
  ${pressable}
  position: absolute;
  inset-block-start: var(--safe-top);
  inset-inline-start: calc(50% - 32px);
  z-index: 2;
  display: grid;
  justify-items: center;
  align-items: start;
  inline-size: 64px;
  block-size: 44px;

  > i { display: grid; place-items: center; inline-size: 56px; block-size: 24px; border-end-start-radius: 12px; border-end-end-radius: 12px; background: var(--surface-1); color: var(--text); opacity: 0.86; box-shadow: var(--elevation); }
`

interface Props {
  readonly name: string
  readonly demo: boolean
  readonly hidden: boolean
  readonly setHidden: (hidden: boolean) => void
  readonly fullScreen: FullScreen
  readonly leave: () => void
}

/** The bar of a game: back, the game's name, full screen, and a button that hides the bar. */
export function GameBar({ name, demo, hidden, setHidden, fullScreen, leave }: Props) {
  const { t } = useTranslation(['gameFrame', 'shell'])
  const toggler = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  // After a press on one of the two toggles the other one gets the focus. If the game hides the bar, the focus stays.
  useEffect(() => {
    if (pressed.current) toggler.current?.focus()
    pressed.current = false
  })
  const toggle = () => {
    pressed.current = true
    setHidden(!hidden)
  }
  if (hidden) {
    return (
      <Handle ref={toggler} type="button" aria-expanded={false} onClick={toggle}>
        <i aria-hidden>
          <Icon of={ChevronDown} size={18} />
        </i>
        <VisuallyHidden>{t('show_header')}</VisuallyHidden>
      </Handle>
    )
  }
  return (
    <Bar>
      <IconButton label={t('shell:back')} icon={<Icon of={ArrowLeft} leads />} onClick={leave} />
      <h1>{name}</h1>
      <Slot name="game.bar" />
      {demo && <span data-demo="">{t('demo')}</span>}
      {fullScreen.possible && (
        <Label type="button" aria-pressed={fullScreen.on} onClick={fullScreen.toggle}>
          <Icon of={fullScreen.on ? Minimize : Maximize} size={18} />
          <span>{t('full_screen')}</span>
        </Label>
      )}
      <IconButton
        ref={toggler}
        label={t('hide_header')}
        icon={<Icon of={ChevronUp} />}
        aria-expanded
        onClick={toggle}
      />
    </Bar>
  )
}
