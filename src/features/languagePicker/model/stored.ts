/** Where the chosen language is kept (part 2, section 3: "Stored values"). */
export const STORED_LANGUAGE = 'language'
