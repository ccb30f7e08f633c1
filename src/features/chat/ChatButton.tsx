import { MessageCircle } from 'lucide-react'
import styled from 'styled-components'
import { LazyPart } from '../../registry/LazyPart.tsx'
import { lazy } from '../../registry/lazy.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { isTask } from '../../registry/taskScreens.ts'
import { accentFill } from '../../ui/fills.ts'
import { floatingDisc } from '../../ui/floatingDisc.ts'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { UnreadBadge } from './UnreadBadge.tsx'
import { useChatEntry } from './useChatEntry.ts'

const Bubble = styled.button`
  ${floatingDisc}
  ${accentFill}
  box-shadow: var(--accent-edge), var(--elevation-raised);

  > [data-count] { position: absolute; inset-block-start: -4px; inset-inline-end: -4px; }

  /* A ring that appears for a short time after the chat was opened. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 50%;
    box-shadow: 0 0 0 0 rgb(var(--accent-rgb) / 60%);
    transition: box-shadow var(--motion) var(--ease);
    pointer-events: none;
  }
  &[data-opened]::before { box-shadow: 0 0 0 8px rgb(var(--accent-rgb) / 45%); }
`

const scripts = lazy(() => import('./VendorScripts.tsx'))
const NOTHING = {}

/**
 * Live chat, floating over the screen; where a task is done, the header has it (`ChatAction.tsx`). It also loads the scripts of the
 * site's chat vendor, for guests too, because their request needs no session; not for members who may not chat.
 */
export default function ChatButton() {
  const { name, unread, press, isOpened, scriptsFor } = useChatEntry()
  const isCovering = !isTask(usePlanned().facts.route.screen)
  return (
    <>
      {isCovering && (
        <Bubble type="button" onClick={press} data-opened={isOpened || undefined}>
          <Icon of={MessageCircle} />
          <VisuallyHidden>{name}</VisuallyHidden>
          <UnreadBadge count={unread} />
        </Bubble>
      )}
      {scriptsFor !== undefined && (
        <LazyPart key={scriptsFor} feature="chat" load={scripts} props={NOTHING} />
      )}
    </>
  )
}
