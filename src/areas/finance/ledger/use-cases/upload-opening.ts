import { z } from 'zod'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { guessed } from '#platform/imports/columns.ts'
import { Headers, readTable } from '#platform/imports/table.ts'
import { openingUploaded } from '../facts.ts'
import { mostOpenings, namesOfColumn, openingFields } from '../opening.ts'
import { OpeningRows } from '../opening-rows.ts'

const keepRows = command({
  name: 'finance.upload-opening',
  permission: financePermissions.importOpening,
  input: z.object({ fileName: z.string().max(200), headers: Headers, rows: OpeningRows }),
  async run(work, { fileName, headers, rows }) {
    const id = work.newId()
    const mapping = guessed(headers, namesOfColumn, openingFields)
    await work.tx
      .insertInto('openingImports')
      .values({
        ...{ id, fileName, status: 'uploaded', day: null, good: 0, debits: 0n, credits: 0n, fingerprint: null },
        ...{ headers: JSON.stringify(headers), rows: JSON.stringify(rows), mapping: JSON.stringify(mapping), faults: '[]' },
        ...{ uploadedBy: work.actor.id, uploadedAt: work.now() },
      })
      .execute()
    work.record(openingUploaded, id, { fileName, rows: rows.length })
    return { id }
  },
})

async function upload(ctx: Ctx, { file }: { file?: unknown }) {
  if (!ctx.actor.may(financePermissions.importOpening)) return keepRows(ctx, { fileName: '', headers: [], rows: [] })
  return keepRows(ctx, await readTable(file, mostOpenings))
}

export const uploadOpening = Object.assign(upload, { permission: financePermissions.importOpening })
