import { z } from 'zod'
import { importOpening } from '#areas/finance/public-openings.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { guessed } from '#platform/imports/columns.ts'
import { Headers, readTable, tableFile } from '#platform/imports/table.ts'
import type { OpeningTable } from '../columns.ts'
import { openingUploaded } from '../facts.ts'
import { type OpeningKind, openingKindNames, tableOf } from '../opening-kinds.ts'
import { OpeningRows } from '../validate-balances.ts'

const keepRows = command({
  name: 'finance.upload-opening',
  permission: importOpening,
  input: z.object({ kind: z.enum(openingKindNames), fileName: z.string().max(200), headers: Headers, rows: OpeningRows }),
  async run(work, { kind, fileName, headers, rows }) {
    const id = work.newId()
    const mapping = columnsOf(tableOf(kind), headers)
    await work.tx
      .insertInto('openingImports')
      .values({
        ...{
          id,
          kind,
          fileName,
          status: 'uploaded',
          day: null,
          branchId: null,
          good: 0,
          debits: 0n,
          credits: 0n,
          fingerprint: null,
        },
        ...{ headers: JSON.stringify(headers), rows: JSON.stringify(rows), mapping: JSON.stringify(mapping), faults: '[]' },
        ...{ uploadedBy: work.actor.id, uploadedAt: work.now() },
      })
      .execute()
    work.record(openingUploaded, id, { fileName, rows: rows.length })
    return { id }
  },
})

/** As the headings suggest: an amount beside its tax may hold that tax or not, and is left to be chosen. */
function columnsOf({ fields, names, unclear = {} }: OpeningTable, headers: string[]) {
  const first = guessed(headers, names, fields)
  const clear = (field: string) => {
    const doubt = unclear[field]
    return names(field).filter((name) => !doubt || first[doubt.beside] === undefined || !doubt.names.includes(name))
  }
  return guessed(headers, clear, fields)
}

/** Nothing was chosen where a list of balances is brought, as it always was. */
const kindOf = (typed: unknown): OpeningKind => openingKindNames.find((name) => name === typed) ?? 'balances'

async function upload(ctx: Ctx, { file, kind: typed }: { file?: unknown; kind?: unknown }) {
  const kind = kindOf(typed)
  if (!ctx.actor.may(importOpening)) return keepRows(ctx, { kind, fileName: '', headers: [], rows: [] })
  return keepRows(ctx, { kind, ...(await readTable(file, tableOf(kind).most)) })
}

export const uploadOpening = Object.assign(upload, { permission: importOpening, files: tableFile })
