// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import styled, { keyframes, StyleSheetManager } from 'styled-components'
import { afterEach, describe, expect, it } from 'vitest'
import { atRulesInto } from '../../../src/themes/atRules.ts'
import { cleanUp, find, render } from '../ui/render.tsx'

afterEach(cleanUp)

const rise = keyframes`from { opacity: 0; }`

/** The rules that a style sheet was given. */
function noteRules() {
  const rules: string[] = []
  return { rules, sheet: { cssRules: rules, insertRule: (rule: string) => rules.push(rule) } }
}

/** Shows components whose plain rules go into `target`: what files before this one left in the document's head is not read. */
const show = (content: ReactNode, sheet: Parameters<typeof atRulesInto>[0], target?: HTMLElement) =>
  render(
    <StyleSheetManager stylisPlugins={[atRulesInto(sheet)]} target={target}>
      {content}
    </StyleSheetManager>,
  )

const rulesIn = (target: HTMLElement) =>
  [...target.querySelectorAll('style')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText))
    .join('')

describe('the at-rules of components', () => {
  it('stand in a style sheet of their own, with everything inside of them', () => {
    const { rules, sheet } = noteRules()
    const Part = styled.p`
      color: red;
      animation: ${rise} 1s;
      @media (max-width: 300px) { color: blue; &:hover { color: green; } }
      @media (min-width: 1px) { @supports (display: grid) { display: grid; } }
      @container (max-width: 200px) { > i { color: white; } }
    `
    show(<Part />, sheet)
    const name = `.${find('p').classList[1]}`

    expect(rules).toHaveLength(4)
    expect(rules[0]).toMatch(/^@keyframes \w+\{from\{opacity:0;\}\}$/)
    expect(rules.slice(1)).toEqual([
      `@media (max-width: 300px){${name}{color:blue;}${name}:hover{color:green;}}`,
      `@media (min-width: 1px){@supports (display: grid){${name}{display:grid;}}}`,
      `@container (max-width: 200px){${name} >i{color:white;}}`,
    ])
  })

  it('leave the plain rules where they were', () => {
    const { sheet } = noteRules()
    const Part = styled.b`
      color: tomato;
      @media (max-width: 300px) { color: navy; }
    `
    const target = document.head.appendChild(document.createElement('div'))
    show(<Part />, sheet, target)
    expect(rulesIn(target)).toContain('tomato')
    expect(rulesIn(target)).not.toContain('navy')
  })

  it('are ignored by a browser that does not know them', () => {
    const sheet = {
      cssRules: [],
      insertRule: () => {
        throw new SyntaxError('unknown rule')
      },
    }
    const Part = styled.i`
      @container (max-width: 200px) { color: red; }
    `
    expect(() => show(<Part />, sheet)).not.toThrow()
  })
})
