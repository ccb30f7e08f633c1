// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.

/** Every name of schemas/whitelabel-flags.schema.json with its default. */
export const flagCatalogue = {
  CBS3: { default: false },
  GOOGLELOGIN3: { default: false },
  MOBILEAUTOLOGIN3: { default: false },
  PWDEXPFORCECHANGE3: { default: false },
  STARTGAMEINAPP3: { default: false },
  FIREBASECREATEACC3: { default: false },
  UPDATEMOBILEICC3: { default: false },
  LOTTMINIGAME3: { default: false },
  SEALOTTMINIGAME3: { default: false },
  MANDATORYAPPUPDATES3: { default: false },
  REWCEN3: { default: false },
  GEETESTVCODE3: { default: false },
} as const

/** Name of a flag of the catalogue. */
export type FlagName = keyof typeof flagCatalogue
