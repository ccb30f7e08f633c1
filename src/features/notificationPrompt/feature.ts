import { defineFeature } from '../../registry/feature.ts'
import { all, any, device, has, not, onScreen, overlayRequested } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/**
 * Push notifications (docs/conformance.md § 1.4): binds the push token to the session. The page asks the player before
 * the browser does. On iOS only the installed app supports push.
 */
export const notificationPrompt = defineFeature({
  id: 'notificationPrompt',
  description: 'Asks a member whether messages may come when the site is closed, and registers for them',
  when: all(has('push'), not(device('webview')), any(not(device('ios')), device('installed'))),
  namespaces: ['notificationPrompt'],
  overlays: [
    {
      id: 'notificationPrompt',
      // Shown before the app-download modal, which opens 2 s after a login and must not replace this question.
      priority: 35,
      // The specification ties it to the login. A bar, which leaves the page usable, does not postpone it.
      givesWayTo: 'modals',
      when: all(
        overlayRequested('notificationPrompt'),
        // Not over a form or a game either.
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
