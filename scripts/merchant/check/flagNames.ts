import { type FlagName, flagCatalogue } from '../../../src/generated/flags.ts'

export const isFlag = (name: string): name is FlagName => Object.hasOwn(flagCatalogue, name)
