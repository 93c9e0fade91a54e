import { z } from 'zod'
import { heldAccountOf } from '#areas/finance/cash/bank-account.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { guessed, KeptMapping, type Mapping } from '#platform/imports/columns.ts'
import { Headers, readTable, tableFile } from '#platform/imports/table.ts'
import { statementUploaded } from '../facts.ts'
import { mostStatementRows, namesOfColumn, type StatementField, statementFields } from '../statement.ts'
import { StatementRows } from '../statement-rows.ts'

const keepRows = command({
  name: 'finance.upload-bank-statement',
  permission: financePermissions.matchBank,
  input: z.object({ accountId: z.uuid(), fileName: z.string().max(200), headers: Headers, rows: StatementRows }),
  async run(work, { accountId, fileName, headers, rows }) {
    const { bank } = await heldAccountOf(work, accountId)
    const id = work.newId()
    const mapping = (await asLastTime(work, accountId, headers)) ?? guessed(headers, namesOfColumn, statementFields)
    await work.tx
      .insertInto('bankStatements')
      .values({
        ...{ id, accountId, fileName, status: 'uploaded', faults: '[]', uploadedBy: work.actor.id, uploadedAt: work.now() },
        ...{ headers: JSON.stringify(headers), rows: JSON.stringify(rows), mapping: JSON.stringify(mapping) },
      })
      .execute()
    work.record(statementUploaded, id, { fileName, bank, rows: rows.length })
    return { id }
  },
})

/** A bank keeps its headings: what each meant when the last statement of this account was taken, wherever it stands now. */
async function asLastTime({ tx }: Work, accountId: string, headers: string[]) {
  const last = await tx
    .selectFrom('bankStatements')
    .select(['headers', 'mapping'])
    .where('accountId', '=', accountId)
    .where('status', '=', 'taken')
    .orderBy('endedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return null
  const before = Headers.parse(last.headers)
  const mapping: Mapping<StatementField> = {}
  for (const [field, column] of Object.entries(KeptMapping.parse(last.mapping))) {
    const now = headers.indexOf(before[column] ?? '')
    const name = statementFields.find((one) => one === field)
    if (now < 0 || !name) return null
    mapping[name] = now
  }
  return mapping
}

async function upload(ctx: Ctx, { accountId = '', file }: { accountId?: string; file?: unknown }) {
  if (!ctx.actor.may(financePermissions.matchBank)) return keepRows(ctx, { accountId, fileName: '', headers: [], rows: [] })
  return keepRows(ctx, { accountId, ...(await readTable(file, mostStatementRows)) })
}

export const uploadStatement = Object.assign(upload, { permission: financePermissions.matchBank, files: tableFile })
