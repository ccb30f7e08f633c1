import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

/**
 * The programs of scripts/ with the files that others may import or run, each with its purpose. All other files are
 * internal: they can change without effects outside of their folder.
 */
const PROGRAMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  art: {
    'defaults.ts': 'what is drawn for a new merchant that names nothing',
    'lanes.ts': 'the game lanes that have pictures',
    'looks/look.ts': 'the shapes to choose from',
    'pictures.ts': 'draws a merchant’s pictures',
    'splash.ts': 'draws the picture of an installed app while it starts',
  },
  backoffice: {
    'main.ts': 'the program itself',
    'server.ts': 'starts a back office in this process',
    'running.ts': 'where back offices of this machine are',
    'call.ts': 'the form of a call, for the check that each has its file',
    'calls/index.ts': 'the calls that it answers',
    'schemas.ts': 'the schema of each file of a merchant',
    'json.ts': 'reads JSON whose members are not known',
    'times.ts': 'turns relative times of a merchant’s files into dates',
    'withTexts.ts': 'puts a merchant’s texts into its answers',
    'files.ts': 'keeps files in memory until they change on disk',
    'contentTypes.ts': 'content types by the ending of a file',
    'sendFile.ts': 'sends a file as the app’s host does',
  },
  build: { 'precompress.ts': 'a plug-in that the measurements use, too' },
  merchant: {
    'catalogue.ts': 'the names of flags and settings',
    'command.ts': 'the form of a command',
    'commands.ts': 'the commands themselves',
    'run.ts': 'runs a command by its name',
    'flagState.ts': 'whether a flag is on, and for whom, in words',
    'fileFault.ts': 'what keeps a folder from being read or written, in words',
    'names.ts': 'whether something may be called so',
    'near.ts': 'the known name that was probably meant',
    'reserved.ts': 'names that no merchant may have',
    'siteOrigin.ts': 'the origin of a site that may be asked',
    'visitors.ts': 'the visitors that a site is looked at as',
    'check/checkMerchant.ts': 'checks a folder: the workbench judges a draft by it',
    'check/checks/needs.ts': 'which flags need others',
    'check/files.ts': 'the files of a merchant’s folder',
    'check/known.ts': 'what a check knows about its surroundings',
    'check/knownHere.ts': 'that, of this repository',
    'check/open.ts': 'a folder, opened for the checks',
    'check/readFolder.ts': 'reads a folder for the checks',
    'fileNames.ts': 'the name of a file, from a title',
    'diff/environments.ts': 'where a merchant runs',
    'drafts/approval.ts': 'who may say yes to a draft',
    'drafts/desk.ts': 'keeps, approves and publishes drafts',
    'drafts/draft.ts': 'where drafts are',
    'drafts/files.ts': 'what a patch writes',
    'drafts/required.ts': 'whether a merchant is changed by drafts alone',
    'history/folderAt.ts': 'a merchant’s folder as it was',
    'history/parts.ts': 'the parts of a folder that a change touches, in words',
    'history/git.ts': 'the history of a merchant’s folder',
    'history/revert.ts': 'what taking one change back writes',
    'history/steps.ts': 'a changed value in words',
    'flags/readers.ts': 'what reads a flag',
    'flags/use.ts': 'who has a flag, and whether it can be retired',
    'history/commit.ts': 'commits files with a reason',
    'impact/changes.ts': 'what a change of configuration is',
    'impact/command.ts': 'the command, for the pictures of the documents',
    'impact/impactOf.ts': 'what a change alters for which visitor: the workbench shows it',
    'impact/merchantImpact.ts': 'that, of a merchant’s folder',
    'impact/pictures.ts': 'its pictures',
    'impact/print.ts': 'its words',
    'impact/view.ts': 'what a visitor sees of a site',
    'new/command.ts': 'makes a merchant, for measurements with many',
    'schedule/inForce.ts': 'answers with what a schedule changes, for the back office',
    'schedule/schedule.ts': 'reads a schedule',
    'schedule/scheduled.ts': 'writes a schedule with one more change',
    'replaceFiles.ts': 'writes files of a folder, for saves of the workbench',
    'set/prepare.ts': 'what one change does to many merchants, for the workbench',
    'set/write.ts': 'writes that, as one commit where there is a reason',
    'set/report.ts': 'that, as a diff',
    'set/filter.ts': 'which merchants a filter chooses',
    'set/edit.ts': 'sets a value in a file of a folder',
  },
}

const IMPORT = /(?:from|import\()\s*'(\.[^']+)'/g
const imports = readdirSync(join(ROOT, 'scripts'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|mjs)$/.test(entry.name))
  .flatMap((entry) => {
    const path = join(entry.parentPath, entry.name)
    return [...readFileSync(path, 'utf8').matchAll(IMPORT)].map((match) => ({
      from: relative(ROOT, path),
      to: relative(ROOT, resolve(dirname(path), match[1] ?? '')),
    }))
  })
const programOf = (path: string): string | undefined => {
  const [, folder = ''] = /^scripts\/([^/]+)\//.exec(path) ?? []
  return Object.hasOwn(PROGRAMS, folder) ? folder : undefined
}
const crossing = imports.filter(({ from, to }) => programOf(to) && programOf(to) !== programOf(from))

describe('the programs of scripts/', () => {
  it('are imported only through their listed files', () => {
    const inner = crossing.filter(({ to }) => {
      const program = programOf(to) ?? ''
      return !Object.hasOwn(PROGRAMS[program] ?? {}, relative(`scripts/${program}`, to))
    })
    expect(inner).toEqual([])
  })

  it('list only files that are imported from outside', () => {
    const entered = new Set(crossing.map(({ to }) => to))
    const listed = Object.entries(PROGRAMS).flatMap(([program, files]) =>
      Object.keys(files).map((file) => `scripts/${program}/${file}`),
    )
    expect(listed.filter((path) => !entered.has(path))).toEqual([])
  })

  it('import neither the back office nor the operators’ tool to draw and to build', () => {
    const upward = crossing.filter(({ from }) => ['art', 'build'].includes(programOf(from) ?? ''))
    expect(upward).toEqual([])
  })

  it('say in a README what they are and where they begin', () => {
    const silent = Object.keys(PROGRAMS).filter(
      (name) => !existsSync(join(ROOT, 'scripts', name, 'README.md')),
    )
    expect(silent).toEqual([])
  })
})
