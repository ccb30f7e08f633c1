import styled from 'styled-components'
import { type FlaggedLanguage, LANGUAGE_FLAGS } from '../../i18n/languageFlags.ts'

const FOLDER = '../../../node_modules/country-flag-icons/3x2'

/** The address of each language's flag: a separate file, loaded when it is visible. */
export const FLAG_FILES = import.meta.glob<string>(
  '../../../node_modules/country-flag-icons/3x2/{BD,BR,CN,DE,ES,FR,GB,ID,IN,IT,JP,KH,KR,LA,LK,MM,MY,NP,PH,PK,PL,PT,RU,SA,TH,TR,TW,UA,VN}.svg',
  { eager: true, import: 'default', query: '?url&no-inline' },
)

export const flagFile = (language: FlaggedLanguage): string | undefined =>
  FLAG_FILES[`${FOLDER}/${LANGUAGE_FLAGS[language]}.svg`]

const Box = styled.img`
  flex: none;
  inline-size: 27px;
  block-size: 18px;
  border-radius: 3px;
  background: var(--surface-3);
  object-fit: cover;
  box-shadow: 0 0 0 1px var(--hairline);
`

/** The flag beside a language's name. Decorative, never a replacement for the name. */
export function LanguageFlag({ language }: { readonly language: FlaggedLanguage }) {
  return <Box src={flagFile(language)} alt="" width={27} height={18} loading="lazy" decoding="async" />
}
