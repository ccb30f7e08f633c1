import styled from 'styled-components'

/** The URL of each flag. Each flag is a separate file and is loaded when it becomes visible. */
const FLAGS = import.meta.glob<string>('../../../../node_modules/country-flag-icons/3x2/*.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
})

const Box = styled.img`
  flex: none;
  inline-size: max(24px, 1.5rem);
  block-size: max(16px, 1rem);
  border-radius: 2px;
  background: var(--surface-3);
  box-shadow: 0 0 0 1px var(--hairline);
`

/** A country's flag, as decoration beside a name or a code. A country without a flag file gets a plain box. */
export function Flag({ country }: { readonly country: string }) {
  const url = FLAGS[`../../../../node_modules/country-flag-icons/3x2/${country}.svg`]
  if (!url) return <Box as="span" aria-hidden />
  return <Box src={url} alt="" width={24} height={16} loading="lazy" decoding="async" />
}
