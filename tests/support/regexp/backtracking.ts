import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'

/** What a pattern finds in a text, and how many characters and conditions the search compares. */
export interface Search {
  /** Start and end of each match; without the flag `g`, of the first. */
  readonly matches: readonly (readonly [start: number, end: number])[]
  readonly steps: number
}

/** Goes on with the rest of the pattern at this position; false: try another way. */
type Rest = (at: number) => boolean
type Matcher = (at: number, rest: Rest) => boolean
const LINE_END = /[\n\r\u2028\u2029]/

type Element = AST.Element | AST.QuantifiableElement

/**
 * A search that backtracks as the standard describes it (ECMA-262, "Pattern Semantics"), and counts. An engine of a browser
 * takes at most so many steps for each of ours, so that the count grows with the text at least as its time does. Unlike the
 * time, it is the same on every machine.
 */
export class Backtracking {
  private readonly flags: string
  private readonly isUnicode: boolean
  private readonly match: Matcher
  private text = ''
  private steps = 0
  private groups = new Map<AST.CapturingGroup, string>()

  /** @throws SyntaxError where the source is no regular expression. */
  constructor(source: string, flags: string) {
    this.flags = flags
    this.isUnicode = /[uv]/.test(flags)
    const { alternatives } = new RegExpParser().parsePattern(source, 0, source.length, {
      unicode: flags.includes('u'),
      unicodeSets: flags.includes('v'),
    })
    this.match = this.anyOf(alternatives, false)
  }

  search(text: string): Search {
    this.text = text
    this.steps = 0
    const matches: [number, number][] = []
    const isGlobal = this.flags.includes('g')
    for (let start = 0; start <= text.length && (isGlobal || matches.length === 0); ) {
      this.groups.clear()
      let end = start
      const isFound = this.match(start, (at) => {
        end = at
        return true
      })
      if (isFound) matches.push([start, end])
      start = end > start ? end : start + (this.signAt(start, false).length || 1)
    }
    return { matches, steps: this.steps }
  }

  /** The character after a position, or before it. */
  private signAt(at: number, isBackward: boolean): string {
    const { text } = this
    const sign = (isBackward ? text[at - 1] : text[at]) ?? ''
    if (!this.isUnicode || !/[\ud800-\udfff]/.test(sign)) return sign
    const pair = isBackward ? text.slice(Math.max(at - 2, 0), at) : text.slice(at, at + 2)
    return [...pair].length === 1 ? pair : sign
  }

  private anyOf(alternatives: readonly AST.Alternative[], isBackward: boolean): Matcher {
    const matchers = alternatives.map(({ elements }) => this.sequence(elements, isBackward))
    return (at, rest) => matchers.some((matcher) => matcher(at, rest))
  }

  private sequence(elements: readonly Element[], isBackward: boolean): Matcher {
    const matchers = elements.map((element) => this.matcherOf(element, isBackward))
    if (isBackward) matchers.reverse()
    return matchers.reduceRight<Matcher>(
      (following, matcher) => (at, rest) => matcher(at, (next) => following(next, rest)),
      (at, rest) => rest(at),
    )
  }

  private matcherOf(element: Element, isBackward: boolean): Matcher {
    switch (element.type) {
      case 'Group':
        return this.anyOf(element.alternatives, isBackward)
      case 'CapturingGroup':
        return this.capture(element, isBackward)
      case 'Assertion':
        return this.assertion(element)
      case 'Quantifier':
        return this.repetition(element, isBackward)
      case 'Backreference':
        return this.reference(element, isBackward)
      default:
        return this.sign(element.raw, isBackward)
    }
  }

  /** One character of a class, as the engine of this machine sees it. */
  private sign(raw: string, isBackward: boolean): Matcher {
    const ends = this.signEnd(raw, isBackward)
    return (at, rest) => {
      const end = ends(at)
      return end !== undefined && rest(end)
    }
  }

  private signEnd(raw: string, isBackward: boolean): (at: number) => number | undefined {
    const one = new RegExp(`^${raw}$`, this.flags.replace(/[gym]/g, ''))
    const known = new Map<string, boolean>()
    return (at) => {
      this.steps += 1
      const sign = this.signAt(at, isBackward)
      const isOne = known.get(sign) ?? (sign !== '' && one.test(sign))
      known.set(sign, isOne)
      return isOne ? at + (isBackward ? -sign.length : sign.length) : undefined
    }
  }

  private capture(group: AST.CapturingGroup, isBackward: boolean): Matcher {
    const inner = this.anyOf(group.alternatives, isBackward)
    return (at, rest) =>
      inner(at, (end) => {
        const before = this.groups.get(group)
        this.groups.set(group, this.text.slice(Math.min(at, end), Math.max(at, end)))
        if (rest(end)) return true
        this.restore(group, before)
        return false
      })
  }

  private restore(group: AST.CapturingGroup, text: string | undefined): void {
    if (text === undefined) this.groups.delete(group)
    else this.groups.set(group, text)
  }

  private assertion(assertion: AST.Assertion): Matcher {
    if (assertion.kind === 'lookahead' || assertion.kind === 'lookbehind') return this.lookaround(assertion)
    const isMultiline = this.flags.includes('m')
    const isOneOf = (signs: RegExp, at: number): boolean => signs.test(this.text[at] ?? '')
    const word = new RegExp('\\w', this.flags.replace(/[gmy]/g, ''))
    const holds = (at: number): boolean => {
      if (assertion.kind === 'word') return (isOneOf(word, at - 1) !== isOneOf(word, at)) !== assertion.negate
      const isStart = assertion.kind === 'start'
      return (
        at === (isStart ? 0 : this.text.length) || (isMultiline && isOneOf(LINE_END, isStart ? at - 1 : at))
      )
    }
    return (at, rest) => {
      this.steps += 1
      return holds(at) && rest(at)
    }
  }

  private lookaround({ kind, negate, alternatives }: AST.LookaroundAssertion): Matcher {
    const inner = this.anyOf(alternatives, kind === 'lookbehind')
    return (at, rest) => {
      const before = new Map(this.groups)
      const isFound = inner(at, () => true)
      if (isFound && negate) this.groups = before
      if (isFound === negate) return false
      if (rest(at)) return true
      this.groups = before
      return false
    }
  }

  private reference({ resolved }: AST.Backreference, isBackward: boolean): Matcher {
    const groups = Array.isArray(resolved) ? resolved : [resolved]
    const folded = (text: string): string => (this.flags.includes('i') ? text.toLowerCase() : text)
    return (at, rest) => {
      const wanted = groups.map((group) => this.groups.get(group)).find((text) => text !== undefined) ?? ''
      this.steps += wanted.length
      const end = isBackward ? at - wanted.length : at + wanted.length
      const found = end < 0 ? undefined : this.text.slice(Math.min(at, end), Math.max(at, end))
      return found !== undefined && folded(found) === folded(wanted) && rest(end)
    }
  }

  private repetition(quantifier: AST.Quantifier, isBackward: boolean): Matcher {
    const { element } = quantifier
    const isOneSign = ['Character', 'CharacterSet', 'CharacterClass', 'ExpressionCharacterClass'].includes(
      element.type,
    )
    return isOneSign
      ? this.signs(quantifier, this.signEnd(element.raw, isBackward))
      : this.anyRepetition(quantifier, this.matcherOf(element, isBackward))
  }

  /** A repeated character, without a call for each: long texts would need a deep stack. */
  private signs({ min, max, greedy }: AST.Quantifier, endOf: (at: number) => number | undefined): Matcher {
    return (at, rest) => {
      const ends = [at]
      for (let end: number | undefined = at; end !== undefined && ends.length <= max; ) {
        if (!greedy && ends.length > min && rest(end)) return true
        end = endOf(end)
        if (end !== undefined) ends.push(end)
      }
      if (!greedy) return ends.length > max && rest(ends[max] ?? at)
      for (let count = ends.length - 1; count >= min; count -= 1) if (rest(ends[count] ?? at)) return true
      return false
    }
  }

  private anyRepetition({ min, max, greedy, element }: AST.Quantifier, one: Matcher): Matcher {
    const inside = groupsIn(element)
    const from = (at: number, count: number, rest: Rest): boolean => {
      if (count >= max) return rest(at)
      const before = inside.map((group) => this.groups.get(group))
      const again = (): boolean => {
        for (const group of inside) this.groups.delete(group)
        if (one(at, (end) => (end === at && count >= min ? false : from(end, count + 1, rest)))) return true
        inside.forEach((group, index) => {
          this.restore(group, before[index])
        })
        return false
      }
      if (count < min) return again()
      return greedy ? again() || rest(at) : rest(at) || again()
    }
    return (at, rest) => from(at, 0, rest)
  }
}

function groupsIn(element: Element): AST.CapturingGroup[] {
  const groups: AST.CapturingGroup[] = []
  visitRegExpAST(element, { onCapturingGroupEnter: (group) => groups.push(group) })
  return groups
}
