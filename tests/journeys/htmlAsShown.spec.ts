import { expect, test } from '@playwright/test'
import { build } from 'vite'
import { knownHere } from '../../scripts/merchant/check/knownHere.ts'
import { ANNOUNCEMENTS, listAt, PROMOTIONS } from '../../scripts/merchant/check/offers.ts'
import { openMerchant } from '../../scripts/merchant/check/open.ts'
import { readFolders } from '../../scripts/merchant/check/readFolder.ts'
import { inRoot } from '../../scripts/toolchain/run.ts'
import { readableHtml } from '../../src/features/shared/readableHtml.ts'
import { richOf, type SentNode } from '../../src/features/shared/rich.ts'

/** A node of a page as plain data. */
interface Sent {
  readonly nodeType: number
  readonly nodeName: string
  readonly textContent: string | null
  readonly childNodes: readonly Sent[]
  readonly attributes: Readonly<Record<string, string>>
}

/** HTML that people write into a back office, and HTML that must not take effect. */
const WRITTEN = [
  'Plain words, and nothing else',
  '<p>One <b>strong</b> word<br>and <i>another</i></p>',
  '<h1>Title</h1><div><div><p>deep</p></div></div><ul><li>one<li>two</ul>',
  '<table><thead><tr><th>a<th>b</thead><tbody><tr><td>1<td>2</table>',
  '<p style="color:red" class="x" onclick="pay()">red</p><font color="red">font</font><center>middle</center>',
  '<p>before<script>steal()</script><style>p{}</style><iframe src="https://a.example">in</iframe>after</p>',
  '<form><input value="1"><button>Go</button></form><video src="/v.mp4">film</video>',
  '<a href="https://a.example/x">out</a> <a href="/m/game">in</a> <a>nowhere</a>',
  '<img src="/m/merchants/a/p.png" alt="A prize"><blockquote>said</blockquote>',
  '<p>never closed <strong>and still open',
]

const wayOf = (sent: Sent): SentNode => ({
  ...sent,
  childNodes: sent.childNodes.map(wayOf),
  getAttribute: (name) => sent.attributes[name] ?? null,
})
/** Accepts all links and pictures: other tests cover their checks. */
const rich = (root: SentNode) => richOf(root, { link: (text) => text, picture: (text) => text })

test('what check says that players get of a HTML is what the app’s own sanitiser lets through', async ({
  page,
}) => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: inRoot('src/features/shared/purified.ts'), formats: ['iife'], name: 'Shown' },
    },
  })
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (chunk?.type !== 'chunk') throw new Error('the sanitiser was not built')
  const announced = (await readFolders(inRoot('merchants'))).flatMap((files) => {
    const { value } = openMerchant(files)
    const promotions = listAt(value(PROMOTIONS), 'categories').flatMap((one) => listAt(one, 'promotions'))
    return [...listAt(value(ANNOUNCEMENTS), 'announcements'), ...promotions].map((one) =>
      String(Object(one).content ?? ''),
    )
  })
  expect(announced.length).toBeGreaterThan(20)
  const all = [...WRITTEN, ...announced]

  await page.setContent('<!doctype html><title>Empty</title>')
  await page.addScriptTag({ content: chunk.code })
  const shown = await page.evaluate((list): Sent[] => {
    const sent = (node: Node): Sent => ({
      nodeType: node.nodeType,
      nodeName: node.nodeName,
      textContent: node.textContent,
      childNodes: [...node.childNodes].map(sent),
      attributes:
        node instanceof Element
          ? Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
          : {},
    })
    const purified: (html: string) => Node = Reflect.get(Reflect.get(window, 'Shown'), 'purified')
    return list.map((html) => sent(purified(html)))
  }, all)
  const { parseHtml } = knownHere()
  for (const [at, html] of all.entries()) {
    const node = shown[at]
    if (!node) throw new Error('fewer than were asked')
    expect(rich(parseHtml(readableHtml(html))), html).toEqual(rich(wayOf(node)))
  }
})
