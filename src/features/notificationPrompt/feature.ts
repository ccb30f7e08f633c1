import { defineFeature } from '../../registry/feature.ts'
import { all, any, device, has, not, onScreen, overlayRequested } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/**
 * Push notifications (docs/conformance.md § 1.4): the token follows the session, and a player is asked softly
 * before the browser asks. On iOS only the installed app can have them.
 */
export const notificationPrompt = defineFeature({
  id: 'notificationPrompt',
  description: 'Asks a member whether messages may come when the site is closed, and registers for them',
  when: all(has('push'), not(device('webview')), any(not(device('ios')), device('installed'))),
  namespaces: ['notificationPrompt'],
  overlays: [
    {
      id: 'notificationPrompt',
      // Before the app-download modal, which comes 2 s after a login: a question is not taken from under a finger.
      priority: 35,
      when: all(
        overlayRequested('notificationPrompt'),
        // Nor from under a form, nor over a game.
        not(
          onScreen(
            'login',
            'register',
            'changePassword',
            'launchGame',
            'game',
            'voucherCenter',
            'withdraw',
            'addBankCard',
            'addBankCardPix',
            'feedback',
          ),
        ),
      ),
      load: lazy(() => import('./NotificationPrompt.tsx')),
    },
  ],
  session: { started: () => import('./started.ts'), ended: () => import('./ended.ts') },
})
