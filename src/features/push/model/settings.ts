import type { FirebaseSettings } from '../../../site/site.ts'

/** The settings needed to register with the messaging service; all are required. */
export type PushSettings = Required<
  Pick<FirebaseSettings, 'apiKey' | 'projectId' | 'appId' | 'messagingSenderId' | 'vapidKey'>
>

/** The push settings; undefined (push disabled) if the site's Firebase project lacks one (docs/contract.md). */
export function pushSettings(firebase: FirebaseSettings | undefined): PushSettings | undefined {
  const { apiKey, projectId, appId, messagingSenderId, vapidKey } = firebase ?? {}
  return apiKey && projectId && appId && messagingSenderId && vapidKey
    ? { apiKey, projectId, appId, messagingSenderId, vapidKey }
    : undefined
}
