import type { FirebaseSettings } from '../../../site/site.ts'

/** What registering with the messaging service takes; all of it must be there. */
export type PushSettings = Required<
  Pick<FirebaseSettings, 'apiKey' | 'projectId' | 'appId' | 'messagingSenderId' | 'vapidKey'>
>

/** Push is enabled where the site's Firebase project has all of it (docs/contract.md); else undefined. */
export function pushSettings(firebase: FirebaseSettings | undefined): PushSettings | undefined {
  const { apiKey, projectId, appId, messagingSenderId, vapidKey } = firebase ?? {}
  return apiKey && projectId && appId && messagingSenderId && vapidKey
    ? { apiKey, projectId, appId, messagingSenderId, vapidKey }
    : undefined
}
