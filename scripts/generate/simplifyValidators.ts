/** The module with the function that ends a validation. */
export const NO_MODULE = 'no.js'

/** The action of a failed validator. Only the property's name of an error's parameters is used. */
export const NO_CODE = `export function no(validate, instancePath, keyword, property){
const name = keyword === "required" ? "missingProperty" : "additionalProperty";
validate.errors = [{instancePath,keyword,params:property === undefined ? {} : {[name]:property}}];
return false;
}
`

const FAILURE =
  /(validate\d+)\.errors = \[\{instancePath(?::([^\n]*?))?,keyword:"(\w+)",params:\{(?:(?:missing|additional)Property: ?(\w+|"[^"\n]*"))?[^\n]*?\}\}\];\nreturn false;/g

/** Replaces each failure by one call: most of a validator are the same four lines, a thousand times. */
export const shortFailures = (code: string): string =>
  code.replace(
    FAILURE,
    (_, validate: string, path = 'instancePath', keyword: string, property?: string) =>
      `return no(${validate},${path},"${keyword}"${property ? `,${property}` : ''});`,
  )

const FUNCTION = /^function (validate\d+)\([\s\S]*?(?=^function |(?![\s\S]))/gm

/**
 * Removes Ajv's counting of errors, which a validator that ends at the first error does not need. A validator that tries several
 * schemas (`errors++`) is left unchanged.
 */
export const simplified = (code: string): string =>
  code.replace(FUNCTION, (whole: string, name: string) => {
    if (whole.includes('errors++')) return whole
    const straight = whole
      .replace(
        /(if\(!\((validate\d+)\(.*\)\)\)\{\n)vErrors = .*\nerrors = vErrors\.length;\n/g,
        (_, begin: string, nested: string) => `${begin}${name}.errors = ${nested}.errors;\nreturn false;\n`,
      )
      .replace(
        /^validate\d+\.errors = vErrors;\nreturn errors === 0;$/m,
        `${name}.errors = null;\nreturn true;`,
      )
      .replace(/^let (?:vErrors = null|errors = 0);\n/gm, '')
      .replace(/^const _errs\d+ = errors;\n/gm, '')
      .replace(/^else \{\nvar valid\d+ = true;\n\}\n/gm, '')
      .replace(/^var valid\d+ = .*\n/gm, '')
      .replace(/^if\(!valid\d+\)\{\nbreak;\n\}\n/gm, '')
      .replace(/^if\((?:errors === (?:0|_errs\d+)|_errs\d+ === errors|valid\d+)\)\{$/gm, '{')
    return /\bv?[eE]rrors\b(?<!\.errors)|_errs|\bvalid\d+\b/.test(straight) ? whole : straight
  })
