import { describe, expect, it } from 'vitest'
import { importsToPreload } from '../../../scripts/build/partImports.ts'

describe('the files that are requested together with a part', () => {
  it('are all that it imports', () => {
    const imports = ['assets/signIn-B1.js', 'assets/forms-A2.js', 'assets/doors-C3.js']
    expect(importsToPreload('assets/signIn-B1.js', imports)).toEqual([
      'assets/forms-A2.js',
      'assets/doors-C3.js',
    ])
  })

  it('leave out what every page has, its layout too, whose names would only lengthen the first chunk', () => {
    const imports = ['app', 'live', 'over', 'kit', 'home', 'M1'].map((name) => `assets/${name}-B1.js`)
    const own = ['assets/M1home-A1.js', 'assets/homeland-A1.js']
    expect(importsToPreload('assets/pages-A1.js', [...imports, ...own])).toEqual(own)
  })
})
