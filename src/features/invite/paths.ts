/** Referral of others, public; and of an agent's players (docs/conformance.md § 2.2). */
export const INVITE_PATH = '/m/inviteFriends'
export const AGENT_REGISTER_PATH = '/m/agentRegister'
