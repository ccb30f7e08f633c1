/** The font stack of titles and numerals. */
export const FACE =
  "'Draw Numerals',ui-serif,'Iowan Old Style','Source Serif 4','Noto Serif','Noto Serif CJK SC',Cambria,serif,var(--font-script,serif)"
