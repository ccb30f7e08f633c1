import { defineFeature } from '../../registry/feature.ts'
import { all, not, onScreen, overlayRequested, session, setting } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'
import { RESPONSIBLE_PATH } from './paths.ts'

const isOn = setting('responsible_play')
const member = session('member')

/** Responsible play (docs/contract.md, an addition): session clock, reminder, deposit limits, self-exclusion, the age mark. */
export const responsiblePlay = defineFeature({
  id: 'responsiblePlay',
  description: 'Session clock, reminder of a break, deposit limits, self-exclusion, and the age mark',
  when: isOn,
  namespaces: ['responsiblePlay', 'money'],
  screens: [
    {
      id: 'responsiblePlay',
      paths: [RESPONSIBLE_PATH],
      frame: 'shell',
      track: 'none',
      title: 'responsible_play',
      when: member,
      load: lazy(() => import('./ResponsibleScreen.tsx')),
    },
  ],
  slots: {
    'member.entries': { order: 35, when: member, load: lazy(() => import('./PlayEntry.tsx')) },
    'game.bar': { order: 10, when: member, load: lazy(() => import('./GameClock.tsx')) },
    'signIn.help': { order: 90, load: lazy(() => import('./AgeNote.tsx')) },
  },
  effect: { when: all(isOn, member), load: lazy(() => import('./Effect.tsx')) },
  overlays: [
    {
      id: 'playReminder',
      // Precedes offers and questions, but waits behind what the player asked for.
      priority: 22,
      when: all(
        member,
        overlayRequested('playReminder'),
        // Over a running game too, but never over a form that moves money or an account.
        not(
          onScreen(
            'changePassword',
            'voucherCenter',
            'withdraw',
            'addBankCard',
            'addBankCardPix',
            'feedback',
          ),
        ),
      ),
      load: lazy(() => import('./Reminder.tsx')),
    },
  ],
  session: { ended: () => import('./ended.ts') },
})
