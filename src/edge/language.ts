/** Further tags are ignored. */
const MOST_TAGS = 20
const LONGEST_HEADER = 512

/** The language tags of an `Accept-Language` header, by preference. */
export function readAcceptLanguage(header: string | null): readonly string[] {
  return (header ?? '')
    .slice(0, LONGEST_HEADER)
    .split(',')
    .slice(0, MOST_TAGS)
    .flatMap((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      const weight = quality === undefined ? 1 : Number(quality)
      return tag && tag !== '*' && weight > 0 ? [{ tag, weight }] : []
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
