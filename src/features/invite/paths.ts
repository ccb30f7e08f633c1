/** The public screen for inviting friends, and the screen of an agent (docs/conformance.md § 2.2). */
export const INVITE_PATH = '/m/inviteFriends'
export const AGENT_REGISTER_PATH = '/m/agentRegister'
