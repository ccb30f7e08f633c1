/** Where the chosen language is kept (docs/conformance.md § 2.3: "Stored values"). */
export const STORED_LANGUAGE = 'language'
