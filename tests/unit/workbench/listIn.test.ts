// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { documentWith } from '../../../scripts/backoffice/workbench/page.ts'
import { listIn } from '../../../src/workbench/listIn.ts'

const BUILT =
  '<meta name="workbench-token" content="__WORKBENCH_TOKEN__"><script id="merchants" type="application/json">"__WORKBENCH_MERCHANTS__"</script>'

const read = (html: string) => listIn(new DOMParser().parseFromString(html, 'text/html'))

it('the list of merchants is in the document, whatever a merchant is called', () => {
  const merchants = [
    { code: 'aurora', name: "Aurora $& $' Play" },
    { code: 'evil', name: '</script><script>alert(1)</script><!--' },
  ]
  const html = documentWith(BUILT, 'secret', merchants)
  expect(html).toContain('content="secret"')
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(read(html)).toEqual(merchants)
})

it('a document without a list has no merchants', () => {
  expect(read('<p>')).toEqual([])
  expect(read(BUILT)).toEqual([])
})
