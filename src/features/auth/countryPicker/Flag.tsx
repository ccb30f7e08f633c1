import styled from 'styled-components'

/** Address of each flag: a file of its own, fetched when it is seen. */
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

/** A country's flag; decoration, beside a name or a code. A plain surface for a country without one. */
export function Flag({ country }: { readonly country: string }) {
  const url = FLAGS[`../../../../node_modules/country-flag-icons/3x2/${country}.svg`]
  if (!url) return <Box as="span" aria-hidden />
  return <Box src={url} alt="" width={24} height={16} loading="lazy" decoding="async" />
}
