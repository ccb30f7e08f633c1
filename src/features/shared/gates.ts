import { all, device, flag, not } from '../../registry/gate.ts'

/** Where the site has a live chat (docs/conformance.md § 1.4). Its button is the only one that floats then. */
export const liveChat = all(flag('CBS3'), not(device('webview')))
