import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const IMPORT = /import\s*\{([^{}]*)\}\s*from\s*'lucide-react'/g
const EXPORT = /export \{([^{}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g
/** Random keys of the parts of an icon, which never change their order. */
const KEY = /,\s*key: "\w+"/g

/**
 * Imports icons from their own files instead of the package's index of two thousand: the imports show what a chunk needs, and a
 * build need not parse all icons.
 */
export function icons(): Plugin {
  let files: ReadonlyMap<string, string> | undefined
  return {
    name: 'bundle-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('lucide-react/') && id.includes('/icons/'))
        return { code: code.replace(KEY, ''), map: null }
      if (id.includes('node_modules') || !code.includes("'lucide-react'")) return null
      files ??= iconFiles()
      return { code: importDirectly(code, files), map: null }
    },
  }
}

/** Splits `import { House, Tag as Label, type LucideIcon }` into one import for each icon. @throws where an icon is unknown */
export function importDirectly(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(IMPORT, (_, names: string) => {
    const values = names.split(',').map((name) => name.trim())
    return values
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => {
        const [icon = '', own = icon] = name.split(/\sas\s/).map((part) => part.trim())
        const file = files.get(icon)
        if (!file) throw new Error(`lucide-react has no icon ${icon}`)
        return `import ${own} from 'lucide-react/icons/${file}'`
      })
      .join(';')
  })
}

/** The files of icons, by name and alias. */
function iconFiles(): Map<string, string> {
  const folder = join(createRequire(import.meta.url).resolve('lucide-react'), '../../esm')
  const list = readFileSync(join(folder, 'lucide-react.mjs'), 'utf8')
  return new Map(
    [...list.matchAll(EXPORT)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
    ),
  )
}
