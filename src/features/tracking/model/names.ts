import type { TrackedAction, TrackedView } from '../../../api/tracked.ts'
import type { Network } from './networks.ts'

/** Everything that the app ever says happened; the back office hears these words. */
export type EventName =
  | Exclude<TrackedAction, 'none'>
  | 'PageView'
  | 'ViewContent'
  | 'InitiateCheckout'
  /** A registration form was sent (docs/conformance.md § 1.5: "Track a submit event"). */
  | 'register_submit'
  /** The first deposit that a member ever made has arrived. */
  | 'first_deposit'

/** A network's own word for what happened; with `own` it is none of its standard events. */
export interface OwnName {
  readonly name: string
  readonly own?: true
}

type Names = { readonly [E in EventName]?: OwnName }

/** Standard events, as each network's manual has them; what a network has no word for, it does not hear. */
const NAMES: Readonly<Record<Network, Names>> = {
  facebook: {
    PageView: { name: 'PageView' },
    ViewContent: { name: 'ViewContent' },
    InitiateCheckout: { name: 'InitiateCheckout' },
    register_submit: { name: 'SubmitApplication' },
    register_complete: { name: 'CompleteRegistration' },
    deposit_submit: { name: 'AddPaymentInfo' },
    login: { name: 'Login', own: true },
    first_deposit: { name: 'FirstDeposit', own: true },
  },
  tiktok: {
    PageView: { name: 'PageView' },
    ViewContent: { name: 'ViewContent' },
    InitiateCheckout: { name: 'InitiateCheckout' },
    register_submit: { name: 'SubmitForm' },
    register_complete: { name: 'CompleteRegistration' },
    deposit_submit: { name: 'PlaceAnOrder' },
    first_deposit: { name: 'CompletePayment' },
  },
  kwai: {
    PageView: { name: 'pageview' },
    ViewContent: { name: 'contentView' },
    InitiateCheckout: { name: 'initiatedCheckout' },
    register_submit: { name: 'formSubmit' },
    register_complete: { name: 'completeRegistration' },
    deposit_submit: { name: 'addPaymentInfo' },
    first_deposit: { name: 'firstDeposit' },
  },
  google: {
    PageView: { name: 'page_view' },
    ViewContent: { name: 'view_item' },
    InitiateCheckout: { name: 'begin_checkout' },
    register_submit: { name: 'generate_lead' },
    register_complete: { name: 'sign_up' },
    login: { name: 'login' },
    deposit_submit: { name: 'add_payment_info' },
    first_deposit: { name: 'first_deposit', own: true },
  },
  bigo: {
    PageView: { name: 'page_view' },
    ViewContent: { name: 'ec_detail_view' },
    register_submit: { name: 'form' },
    register_complete: { name: 'ec_register' },
    deposit_submit: { name: 'ec_order' },
    first_deposit: { name: 'ec_purchase' },
  },
}

/** What a network calls an event; undefined: it has no word for it. */
export const ownName = (network: Network, event: EventName): OwnName | undefined => NAMES[network][event]

const VIEWS: Readonly<Record<TrackedView, readonly EventName[]>> = {
  none: [],
  view: ['PageView'],
  content: ['PageView', 'ViewContent'],
  checkout: ['PageView', 'InitiateCheckout'],
}

/** What a screen says when it is shown. */
export const viewEvents = (track: TrackedView): readonly EventName[] => VIEWS[track]
