import { DIALOG, feature } from './parts.ts'
import type { State } from './state.ts'

/** Live chat and customer service for members. */
export const chatStates: readonly State[] = [
  {
    id: 'chatUnread',
    eachLayout: true,
    noPicture: true,
    modelsOnly: true,
    screen: 'home',
    visitor: 'member',
    where: ({ flags }) => flags.CBS3 === true,
    before: { answers: { 'relay/CBS_unreadCount': { unReadCount: 120 } } },
    shows: { part: '[data-feature="chat"] [data-count]' },
    over: '[data-feature="chat"]',
  },
  {
    id: 'contactMember',
    noPicture: true,
    modelsOnly: true,
    screen: 'home',
    visitor: 'member',
    where: ({ customerService }) => customerService.length > 1,
    before: { answers: { 'relay/WPSCORE_getCustomerServiceScript': { scripts: '' } } },
    steps: [{ press: feature('customerService') }],
    shows: DIALOG,
  },
]
