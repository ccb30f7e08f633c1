import type { Asking } from './command.ts'
import { ASKED, QUESTIONS, type Question } from './order.ts'

/** An invalid answer, with a message. */
export class BadAnswer extends Error {}

/**
 * The answers to all questions: given ones, else those of the person at the terminal, else the defaults. An invalid given answer
 * is refused; a person is asked again.
 */
export async function answersTo(
  code: string,
  given: Readonly<Partial<Record<Question, string>>>,
  ask: Asking | undefined,
): Promise<Record<Question, string>> {
  const answers: Record<Question, string> = {
    name: '',
    primary: '',
    accent: '',
    layout: '',
    language: '',
    currency: '',
    domain: '',
  }
  for (const question of QUESTIONS) {
    const said = given[question]
    const fault = said === undefined ? undefined : ASKED[question].fault(said)
    if (fault) throw new BadAnswer(`--${question}: ${fault}`)
    answers[question] = said ?? (ask ? await asked(question, code, ask) : ASKED[question].otherwise(code))
  }
  return answers
}

async function asked(question: Question, code: string, ask: Asking): Promise<string> {
  const { text, otherwise, fault } = ASKED[question]
  for (;;) {
    const answer = (await ask.question(`${text} (${otherwise(code)}) `)).trim() || otherwise(code)
    const wrong = fault(answer)
    if (!wrong) return answer
    ask.say(wrong)
  }
}
