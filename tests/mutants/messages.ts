import type { Mutant } from './mutant.ts'

/** Chat, contact, feedback, consent, and messages that come when the site is closed. */
export const messageMutants: readonly Mutant[] = [
  {
    name: 'A member who is not authenticated gets a chat in place of the login',
    file: 'src/features/chat/model/launch.ts',
    find: 'if (type === undefined || type === -1) return',
    replace: 'if (type === undefined) return',
  },
  {
    name: 'A chat that is gone stays open over the page of the next visitor',
    file: 'src/features/chat/widget.ts',
    find: '(isReady ? { ...known, isReady } : NONE)',
    replace: '({ ...known, isReady })',
  },
  {
    name: 'The question for consent closes under a player who has opened it again',
    file: 'src/features/consent/public.ts',
    find: 'if (!consentOf(overlays).opener) overlays.withdraw(OVERLAY)',
    replace: 'overlays.withdraw(OVERLAY)',
  },
  {
    name: 'An answer about consent in another tab counts only after a reload',
    file: 'src/features/consent/public.ts',
    find: "key === null || key.startsWith(consentKey(''))",
    replace: "key === null || key === consentKey('')",
  },
  {
    name: 'Whoever declines that advertising is stored has agreed to it',
    file: 'src/features/consent/ConsentBar.tsx',
    find: "onClick={() => setGiven('declined')}",
    replace: "onClick={() => setGiven('agreed')}",
    browser: true,
  },
  {
    name: 'The chat in the page cannot be reached where the site has one contact only',
    file: 'src/features/customerService/ContactButton.tsx',
    find: 'if (others.length === 0 && !chat) {',
    replace: 'if (others.length === 0) {',
  },
  {
    name: 'A message to the site is sent without a text',
    file: 'src/features/feedback/FeedbackScreen.tsx',
    find: '...(!content && { content: required })',
    replace: '...(!title && { content: required })',
    browser: true,
  },
  {
    name: 'A member who has blocked messages is not told how to allow them',
    file: 'src/features/notificationPrompt/model/due.ts',
    find: "permission !== 'granted' && skipped !== '1'",
    replace: "permission === 'default' && skipped !== '1'",
  },
  {
    name: 'Messages are bound to a member who has left while they were set up',
    file: 'src/features/notificationPrompt/started.ts',
    find: '  if (app.session.current()?.token !== session.token) over.abort()\n',
    replace: '',
  },
  {
    name: 'A late answer about the logout of one member forgets the messages of the next one',
    file: 'src/features/push/model/flow.ts',
    find: '  if (readRecord(storage.getItem(PUSH_RECORD_KEY))?.left) storage',
    replace: '  storage',
  },
  {
    name: 'Messages are never bound anew on a device whose clock was set back',
    file: 'src/features/push/model/record.ts',
    find: '    age >= 0 &&\n',
    replace: '',
  },
]
