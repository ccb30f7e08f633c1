import { describe, expect, it } from 'vitest'
import { linkToCopy } from '../../../../../src/features/welcomeImage/model/link.ts'
import type { Target } from '../../../../../src/ui/Go.tsx'

const BASE = 'https://play.test/m/'
const SOURCE = 'https://cdn.test/poster.png'

describe('copy link', () => {
  const rows: [string, Target, string, string][] = [
    [
      'copies where the picture leads in the app',
      { to: '/m/register?x=1' },
      SOURCE,
      'https://play.test/m/register?x=1',
    ],
    [
      'copies where it leads elsewhere, without any token',
      { href: 'https://a.test/b', leave: () => undefined },
      SOURCE,
      'https://a.test/b',
    ],
    ['copies the picture’s address where it leads nowhere', undefined, SOURCE, SOURCE],
    ['copies the site’s address where the picture has none', undefined, 'data:image/png;base64,AA', BASE],
  ]
  it.each(rows)('%s', (_, target, source, copied) => {
    expect(linkToCopy(target, source, BASE)).toBe(copied)
  })
})
