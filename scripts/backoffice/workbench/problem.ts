/** A call that cannot be carried out; the message is for the person at the desk. */
export class WorkbenchProblem extends Error {
  override readonly name = 'WorkbenchProblem'
}
