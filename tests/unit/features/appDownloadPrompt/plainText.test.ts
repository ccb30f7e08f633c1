// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { plainText } from '../../../../src/features/appDownloadPrompt/plainText.ts'

describe('the words of an operator', () => {
  it.each([
    ['Play & win', 'Play & win'],
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['All of it<br>at once', 'All of it\nat once'],
    ['<b>Bold</b>&nbsp;  words', 'Bold words'],
    ['<script>alert(1)</script>Hello<img src=x onerror=alert(1)>', 'Hello'],
    ['<style>p{}</style><template>no</template>', ''],
    ['a<br><br><br><br>b', 'a\n\nb'],
    ['  ', ''],
  ])('%j is read as %j', (html, text) => expect(plainText(html)).toBe(text))
})
