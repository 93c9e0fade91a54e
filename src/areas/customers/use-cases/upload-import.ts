import { z } from 'zod'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { readSheet } from '#platform/documents/read-sheet.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { isUpload } from '#platform/files/uploads.ts'
import { Refusal } from '#platform/refusal.ts'
import { howMany } from '#values/plural.ts'
import { importUploaded } from '../facts.ts'
import { guessed, mostRows } from '../import-columns.ts'
import { ImportRows } from '../import-rows.ts'
import { customersPermissions } from '../permissions.ts'

const keepRows = command({
  name: 'customers.upload-import',
  permission: customersPermissions.import,
  input: z.object({ fileName: z.string().max(200), headers: z.array(z.string()), rows: ImportRows }),
  async run(work, { fileName, headers, rows }) {
    const id = work.newId()
    await work.tx
      .insertInto('customerImports')
      .values({
        ...{ id, fileName, status: 'uploaded', skipKnown: false, good: 0, known: 0 },
        ...{
          headers: JSON.stringify(headers),
          rows: JSON.stringify(rows),
          mapping: JSON.stringify(guessed(headers)),
          faults: '[]',
        },
        ...{ uploadedBy: work.actor.id, uploadedAt: work.now() },
      })
      .execute()
    work.record(importUploaded, id, { fileName, rows: rows.length })
    return { id }
  },
})

/** The file itself is not kept: it is read first, aside and within bounds, and its rows are. */
async function upload(ctx: Ctx, { file }: { file?: unknown }) {
  if (!ctx.actor.may(customersPermissions.import)) return keepRows(ctx, { fileName: '', headers: [], rows: [] })
  if (!isUpload(file)) throw fieldFault('file', 'اختر ملفًا من جهازك.')
  const [head, ...rows] = await readSheet(file)
  if (!head || rows.length === 0) throw new Refusal('customers.empty-import', 'لا صفوف بعد صف العناوين.', 422)
  if (rows.length > mostRows)
    throw new Refusal(
      'customers.long-import',
      `في الملف ${howMany(rows.length, 'row')}، والحد ${mostRows}. قسّمه وارفع كل جزء.`,
      422,
    )
  return keepRows(ctx, { fileName: file.name.slice(0, 200), headers: head.cells, rows })
}

export const uploadImport = Object.assign(upload, { permission: customersPermissions.import })
