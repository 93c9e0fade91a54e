import { z } from 'zod'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { guessed } from '#platform/imports/columns.ts'
import { Headers, readTable, tableFile } from '#platform/imports/table.ts'
import { importTables } from '../columns.ts'
import { importUploaded } from '../facts.ts'
import { mostRows, propertyImportKindNames } from '../import-kinds.ts'
import { ImportRows } from '../inputs.ts'

const keepRows = command({
  name: 'properties.upload-import',
  permission: propertiesPermissions.import,
  input: z.object({
    ...{ kind: z.enum(propertyImportKindNames), fileName: z.string().max(200) },
    ...{ headers: Headers, rows: ImportRows },
  }),
  async run(work, { kind, fileName, headers, rows }) {
    const id = work.newId()
    const { names, fields } = importTables[kind]
    await work.tx
      .insertInto('propertyImports')
      .values({
        ...{ id, kind, fileName, status: 'uploaded', branchId: null, since: null, good: 0, known: 0 },
        ...{ headers: JSON.stringify(headers), rows: JSON.stringify(rows), faults: '[]', places: '[]' },
        mapping: JSON.stringify(guessed(headers, names, fields)),
        ...{ uploadedBy: work.actor.id, uploadedAt: work.now() },
      })
      .execute()
    work.record(importUploaded, id, { fileName, rows: rows.length })
    return { id }
  },
})

async function upload(ctx: Ctx, { file, kind: typed }: { file?: unknown; kind?: unknown }) {
  const kind = propertyImportKindNames.find((name) => name === typed) ?? 'units'
  if (!ctx.actor.may(propertiesPermissions.import)) return keepRows(ctx, { kind, fileName: '', headers: [], rows: [] })
  return keepRows(ctx, { kind, ...(await readTable(file, mostRows)) })
}

export const uploadImport = Object.assign(upload, { permission: propertiesPermissions.import, files: tableFile })
