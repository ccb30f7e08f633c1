/** A command that cannot be carried out, with a message for the operator. */
export class WorkbenchProblem extends Error {
  override readonly name = 'WorkbenchProblem'
}
