import type { Visitor } from '../../src/boot/preload.ts'
import { readAnswer } from '../../src/site/answer.ts'
import { readManifestFacts, readStatusFacts } from '../../src/site/bootFacts.ts'

/** A guest on home whose phone is set to Vietnamese. */
export const visitor: Visitor = {
  pathname: '/m/home',
  language: null,
  stored: null,
  member: null,
  browser: ['vi-VN'],
  guest: true,
}

/** A response with status 200 and a JSON body. */
export const answered = (body: unknown) => ({ status: 200, body: JSON.stringify(body) })
export const statusOf = (body: unknown) => readStatusFacts(readAnswer(answered(body)))
export const status = (info: unknown) => statusOf({ success: true, value: { info } })

/** A manifest whose home has these sections. */
export const manifestOf = (sections: readonly unknown[], theme = '{}') =>
  readManifestFacts(
    readAnswer(answered({ templates: { parameters: { theme, home: JSON.stringify({ sections }) } } })),
  )
