import { describe, expect, it } from 'vitest'
import { fileNameOf, savedName } from '../../../../../src/features/welcomeImage/model/fileName.ts'

describe('the file name of a picture', () => {
  it.each([
    ['is the last part of its address', 'https://cdn.test/a/b/poster.webp', 'poster.webp'],
    ['is the same whatever the query says', '/m/poster.png?v=2#x', 'poster.png'],
    ['is the same on another host', 'https://other.test/poster.png', 'poster.png'],
    ['is read as people write it', '/m/Ch%C3%A0o%20m%E1%BB%ABng.png', 'Chào mừng.png'],
    ['is kept as it is where it cannot be decoded', '/m/100%.png', '100%.png'],
  ])('%s', (_, address, name) => {
    expect(fileNameOf(address)).toBe(name)
  })

  it.each(['data:image/png;base64,AAAA', 'https://cdn.test/'])(
    'has a stand-in where %s has none',
    (address) => {
      expect(fileNameOf(address)).toMatch(/^picture-[a-z0-9]+$/)
      expect(fileNameOf(address)).toBe(fileNameOf(address))
      expect(fileNameOf(address)).not.toBe(fileNameOf(`${address.replace('A', 'B')}/`))
    },
  )
})

describe('the name under which it is saved', () => {
  it.each([
    ['has the ending of what it is', 'poster.svg', 'image/svg+xml', 'poster.svg'],
    ['not the one of its address', 'poster.apk', 'image/png', 'poster.png'],
    ['whatever stands beside the type', 'poster', 'image/JPEG; charset=x', 'poster.jpg'],
    ['holds nothing that a file system reads', '..\\..\\"evil|<\u202egnp.png', 'image/png', 'evilgnp.png'],
    ['holds other scripts', 'خوش آمدید.webp', 'image/webp', 'خوش آمدید.webp'],
    ['is never empty', '???.png', 'image/png', 'picture.png'],
    ['is of no picture where it is none', 'poster.png', 'text/html', undefined],
    ['is of no picture where nobody says what it is', 'poster.png', '', undefined],
  ])('%s', (_, name, type, saved) => {
    expect(savedName(name, type)).toBe(saved)
  })
})
