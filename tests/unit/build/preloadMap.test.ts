import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { PreloadMap } from '../../../src/boot/preload.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** A build in which the sections of each layout import the layout's own file. */
const SCRIPT = `
  import { readDeclared } from './scripts/build/declared.ts'
  import { preloadMap } from './scripts/build/preloadMap.ts'
  const src = '${ROOT}/src'
  const { layouts } = await readDeclared(src)
  const texts = (name) => src + '/i18n/locales/VI/' + name + '.json'
  const chunks = [
    { fileName: 'forms.js', moduleIds: [], imports: [] },
    { fileName: 'doors.js', moduleIds: [src + '/features/auth/account/Login.tsx'], imports: [] },
    { fileName: 'signIn.js', moduleIds: [src + '/features/auth/account/LoginContent.tsx'], imports: ['forms.js'] },
    ...layouts.flatMap(({ id, module, sections }) => [
      { fileName: id + '.js', moduleIds: [module], imports: [] },
      { fileName: id + 'home.js', moduleIds: [sections], imports: [id + '.js'] },
    ]),
    { fileName: 'shell.js', moduleIds: [texts('shell')], imports: [] },
    { fileName: 'VI.js', moduleIds: [texts('account'), texts('money')], imports: [] },
  ]
  const roots = { entry: 'none', live: [], standIn: 'none', ownTexts: [] }
  console.log(JSON.stringify(await preloadMap(src, chunks, roots, '/m/')))`

describe('the files that a document preloads', () => {
  // In a Node process, because it reads the declarations with Node and not with the tests' own loader.
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const map: PreloadMap = JSON.parse(told)

  it('are the layout at once, so it is never among what a home needs later', () => {
    expect(map.layouts.M3).toEqual(['/m/M3.js'])
    expect(map.soon.M3).toEqual(['/m/M3home.js'])
  })

  it('are the page of a login at once, and its form apart', () => {
    expect(map.signIn.M3).toEqual(['/m/doors.js'])
    expect(map.signInForms).toEqual(['/m/signIn.js', '/m/forms.js'])
  })

  it('are the texts of a language, those of login apart', () => {
    expect(map.texts).toEqual({ VI: '/m/shell.js' })
    expect(map.doorTexts).toEqual({ VI: '/m/VI.js' })
  })
})
