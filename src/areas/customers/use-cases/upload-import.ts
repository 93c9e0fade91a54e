import { z } from 'zod'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { guessed } from '#platform/imports/columns.ts'
import { Headers, readTable, tableFile } from '#platform/imports/table.ts'
import { importUploaded } from '../facts.ts'
import { importFields, mostRows, namesOfColumn } from '../import-columns.ts'
import { ImportRows } from '../import-rows.ts'
import { customersPermissions } from '../permissions.ts'

const keepRows = command({
  name: 'customers.upload-import',
  permission: customersPermissions.import,
  input: z.object({ fileName: z.string().max(200), headers: Headers, rows: ImportRows }),
  async run(work, { fileName, headers, rows }) {
    const id = work.newId()
    await work.tx
      .insertInto('customerImports')
      .values({
        ...{ id, fileName, status: 'uploaded', skipKnown: false, good: 0, known: 0 },
        ...{
          headers: JSON.stringify(headers),
          rows: JSON.stringify(rows),
          mapping: JSON.stringify(guessed(headers, namesOfColumn, importFields)),
          faults: '[]',
        },
        ...{ uploadedBy: work.actor.id, uploadedAt: work.now() },
      })
      .execute()
    work.record(importUploaded, id, { fileName, rows: rows.length })
    return { id }
  },
})

async function upload(ctx: Ctx, { file }: { file?: unknown }) {
  if (!ctx.actor.may(customersPermissions.import)) return keepRows(ctx, { fileName: '', headers: [], rows: [] })
  return keepRows(ctx, await readTable(file, mostRows))
}

export const uploadImport = Object.assign(upload, { permission: customersPermissions.import, files: tableFile })
