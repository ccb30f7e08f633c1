/** Referral of others, public; and of an agent's players (part 2, section 2). */
export const INVITE_PATH = '/m/inviteFriends'
export const AGENT_REGISTER_PATH = '/m/agentRegister'
export const REGISTER_PATH = '/m/register'
