// Generated from schemas/ by `npm run generate`. Do not edit: a test fails when it is stale.

/** Every name of schemas/settings.schema.json with its default. */
export const settingCatalogue = {
  announcement_force_read: { default: 0 },
  announcement_autoplay: { default: 0 },
  announcement_before_login: { default: 0 },
  welcome_image_wait: { default: 20 },
  referral_enabled: { default: 0 },
  referral_promotion_disabled: { default: 0 },
  country_picker_disabled: { default: 0 },
  activity_shortcut: { default: {"enabled":0,"items":[]} },
  marketing_consent_required: { default: 0 },
  moneyFormat: { default: "specification" },
  timeZone: { default: "" },
  payment_history: { default: 0 },
  responsible_play: { default: 0 },
  responsible_play_reminder: { default: 60 },
  responsible_play_age: { default: 18 },
  responsible_play_url: { default: "" },
} as const

/** Name of a setting of the catalogue. */
export type SettingName = keyof typeof settingCatalogue
