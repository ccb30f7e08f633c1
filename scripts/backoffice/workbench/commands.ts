import { SECTION_DEFAULTS } from '../../../src/site/home.ts'
import { memberHash } from '../../../src/site/shares.ts'
import type { Examined } from '../../../src/workbench/model/wire.ts'
import { readFault } from '../controlFault.ts'
import { at, isRecord, type JsonRecord, text } from '../json.ts'
import { membersOf } from '../members.ts'
import type { Merchant } from '../merchants.ts'
import { applyPatch, setBench } from './bench.ts'
import { bulk, saveBulk, undoBulk } from './bulk.ts'
import { merchantAt, writeCase } from './cases.ts'
import { copyMerchant } from './copy.ts'
import type { Desk } from './desk.ts'
import { dossierOf, peopleOf } from './dossier.ts'
import { approve, discard, draftsOf, keep, publish } from './drafts.ts'
import { judgedOf } from './findings.ts'
import { catalogueHere, readSchema } from './flags.ts'
import { impactBetween } from './impact.ts'
import { chosen, overview } from './list.ts'
import { themeOf } from './look.ts'
import { merchantFor, pastOf, revertChange, revertPreview } from './past.ts'
import { WorkbenchProblem } from './problem.ts'
import {
  readBench,
  readDecided,
  readExpectation,
  readFlag,
  readPatch,
  readPhoneOf,
  readWorld,
} from './read.ts'
import { reportsOf } from './reports.ts'
import { changesOf, expectationChange, saveChanges, writeChanges } from './save.ts'
import { scheduleChange } from './schedule.ts'
import { whereSeen } from './seen.ts'
import type { WorkbenchOptions } from './serve.ts'
import { siteOf } from './site.ts'
import { sites } from './sites.ts'
import { factsOf, whyOf } from './why.ts'

interface Asked {
  readonly options: WorkbenchOptions
  readonly desk: Desk
  readonly body: JsonRecord
  /** Worlds of the workbench. */
  readonly origin: string
}

const merchantOf = ({ options, body }: Asked): Merchant => {
  const merchant = options.merchants.byCode(text(body.merchant))
  if (!merchant) throw new WorkbenchProblem(`There is no merchant ${text(body.merchant)}.`)
  return merchant
}

const SECTIONS = Object.keys(SECTION_DEFAULTS)
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

async function examine(asked: Asked): Promise<Examined | null> {
  const { merchants } = asked.options
  const merchant = merchantOf(asked)
  const [before, after] = [readPatch(asked.body.before), readPatch(asked.body.patch)]
  const { findings, needs } = await judgedOf(asked.options, merchant, after)
  const [was, is] = [await siteOf(merchants, merchant, before), await siteOf(merchants, merchant, after)]
  if (!was || !is) return { findings, impact: [], theme: { scheme: '', values: {}, pairs: [] }, needs }
  return {
    findings,
    impact: impactBetween(was, is),
    theme: themeOf(is, asked.body.dark === true),
    needs,
  }
}

async function why(asked: Asked) {
  const { merchants, worlds } = asked.options
  const phone = readPhoneOf(asked.body.phone)
  const merchant = await merchantFor(asked.options, merchantOf(asked), phone)
  const patch = phone.at === '' ? readPatch(asked.body.patch) : {}
  const site = await siteOf(merchants, merchant, patch)
  if (!site) throw new WorkbenchProblem('The site cannot be resolved: see its findings.')
  const merchantState = worlds.get(readWorld(asked.body.world)).merchantState(merchant.code)
  const member = (await membersOf(merchants, merchant, merchantState)).find(
    ({ userName }) => userName === phone.who,
  )
  const id = text(asked.body.visitor)
  const share = id ? { share: { id, ...(member && { member: memberHash(String(member.id)) }) } } : {}
  const visitor = { device: phone.device, type: member?.type, ...share }
  return whyOf(factsOf(site, visitor, text(asked.body.screen), readDecided(asked.body.decided)))
}

/** The commands of the page, by name. */
export const commands: Readonly<Record<string, (asked: Asked) => unknown>> = {
  overview: ({ options }) => overview(options),
  chosen: ({ options, body }) => chosen(options, text(body.typed), body.isWhole === true),
  past: (asked) => pastOf(asked.options, merchantOf(asked), asked.body),
  revertPreview: (asked) => revertPreview(asked.options, merchantOf(asked), asked.body),
  revert: (asked) => revertChange(asked.options, merchantOf(asked), asked.body),
  drafts: (asked) => draftsOf(asked.options, merchantOf(asked)),
  keepDraft: (asked) => keep(asked.options, merchantOf(asked), asked.body),
  approveDraft: (asked) => approve(asked.options, merchantOf(asked), asked.body),
  publishDraft: (asked) => publish(asked.options, merchantOf(asked), asked.body),
  discardDraft: (asked) => discard(asked.options, merchantOf(asked), asked.body),
  bulk: ({ options, body }) => bulk(options, body),
  bulkSave: ({ options, body }) => saveBulk(options, body),
  bulkUndo: ({ options, body }) => undoBulk(options, body),
  dossier: (asked) => dossierOf(asked.options, merchantOf(asked)),
  examine,
  why,
  schemas: ({
    options: {
      workbench: { schemasDir },
    },
  }) => ({
    flags: readSchema(schemasDir, 'whitelabel-flags'),
    settings: readSchema(schemasDir, 'settings'),
    theme: readSchema(schemasDir, 'theme'),
    features: at(readSchema(schemasDir, 'expectations'), '$defs', 'featureId', 'enum') ?? [],
    sections: Object.fromEntries(
      SECTIONS.map((type) => [type, readSchema(schemasDir, `section-${kebab(type)}`)]),
    ),
  }),
  catalogue: async ({ options: { merchants, workbench } }) =>
    catalogueHere(workbench.schemasDir, workbench.merchantsDir, await sites.now(merchants)),
  seen: async ({ options, body }) =>
    (await whereSeen(readFlag(body.flag), options.merchants, (merchant) => peopleOf(options, merchant))) ??
    null,
  bench: (asked) =>
    setBench(asked.options, asked.desk, merchantOf(asked), readBench(asked.body), asked.origin),
  apply: (asked) =>
    applyPatch(asked.options, merchantOf(asked), readWorld(asked.body.world), readPatch(asked.body.patch)),
  log: ({ options, body }) => {
    const world = options.worlds.get(readWorld(body.world))
    const since = Number(body.since) || 0
    return {
      last: world.calls,
      calls: world.log.filter(({ id }) => id > since),
      faults: world.faults.map(({ path, kind }) => ({ path, kind })),
      reports: reportsOf(world),
    }
  },
  fault: ({ options, body }) => {
    const world = options.worlds.get(readWorld(body.world))
    const { path, fault } = readFault(isRecord(body.fault) ? body.fault : {}, options.merchants)
    world.faults = world.faults.filter((known) => known.path !== path)
    if (fault) world.faults.push(fault)
    return world.faults.map(({ path, kind }) => ({ path, kind }))
  },
  reset: ({ options, body }) => options.worlds.get(readWorld(body.world)).reset(),
  changes: (asked) => changesOf(asked.options.merchants, merchantOf(asked), readPatch(asked.body.patch)),
  save: async (asked) => {
    const merchant = merchantOf(asked)
    const changes = await changesOf(asked.options.merchants, merchant, readPatch(asked.body.patch))
    return saveChanges(asked.options, merchant, changes, text(asked.body.reason))
  },
  expectation: async (asked) => {
    const merchant = merchantOf(asked)
    const change = await expectationChange(asked.options.merchants, merchant, readExpectation(asked.body))
    if (asked.body.write === true && change.before !== change.after)
      writeChanges(asked.options.merchants, merchant, [change])
    return change
  },
  schedule: (asked) => scheduleChange(asked.options, merchantOf(asked), asked.body),
  writeCase: (asked) => writeCase(asked.options, merchantOf(asked), asked.body),
  merchantAt: ({ options, body }) => merchantAt(options.merchants, text(body.host)),
  copy: async (asked) => {
    const [code, name] = [text(asked.body.code), text(asked.body.name)]
    await copyMerchant(asked.options.workbench.merchantsDir, merchantOf(asked), { code, name }).catch(
      (error: unknown) => {
        throw new WorkbenchProblem(error instanceof Error ? error.message : 'It could not be copied.')
      },
    )
    asked.options.merchants.changed()
    await asked.options.merchants.refresh()
    return { code }
  },
}
