import { sql } from 'kysely'
import { z } from 'zod'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { guessed, mappingOf, TypedColumns } from '#platform/imports/columns.ts'
import { Headers, importRows, readTable, tableFile } from '#platform/imports/table.ts'
import { Refusal } from '#platform/refusal.ts'
import type { ImportPage } from './import-kind.ts'
import { loadImportForUpdate, loadOpenImport, rememberedMapping } from './kept-imports.ts'

const ImportInput = z.object({ importId: z.uuid() })

/** What is done with the tables of a page: brought, tried, taken as a whole or left. */
export function importCommands<Kind extends string, Found, Chosen>(page: ImportPage<Kind, Found, Chosen>) {
  const { permission, facts } = page
  const names = kindNames(page)
  const kept = names.map((kind) => keptKind(page, kind))
  const json = { found: (found: readonly Found[]) => JSON.stringify(found.map((one) => z.encode(page.found, one))) }

  const check = command({
    name: page.commands.check,
    permission,
    // What the form asks besides is read by its shape, and stays a record here.
    input: TypedColumns.extend(page.chosen.typed.shape) as unknown as typeof TypedColumns,
    async run(work, { importId, ...typed }) {
      const { kind, rows, fileName } = await loadOpenImport(work, kept, importId)
      const { table, validate } = kindOf(page, kind)
      const mapping = mappingOf(typed, table.fields)
      for (const [field, ask] of table.needs) if (mapping[field] === undefined) throw fieldFault(`column-${field}`, ask)
      const chosen = await page.chosen.read(work, typed)
      const { good, known, faults, found } = await validate(work, { rows, mapping, chosen })
      await work.tx
        .updateTable('imports')
        .set({
          ...{ status: 'checked', good, known, mapping: JSON.stringify(mapping), faults: JSON.stringify(faults) },
          ...{ chosen: JSON.stringify(chosen), found: json.found(found) },
        })
        .where('id', '=', importId)
        .execute()
      work.record(facts.checked, importId, { fileName, rows: rows.length, good, faults: faults.length })
      return { importId }
    },
  })

  /** All rows or none, and those that were shown: what was free when checked may be taken by now. Pressed again it is the same import. */
  const take = command({
    name: page.commands.take,
    permission,
    input: ImportInput,
    async run(work, { importId }) {
      await sql`select pg_advisory_xact_lock(hashtext(${`imports.${page.name}`}))`.execute(work.tx)
      const { kind, rows, mapping, status, fileName, good: added, ...row } = await loadImportForUpdate(work, kept, importId)
      if (status === 'imported') {
        work.repeated()
        return { importId, added }
      }
      if (status !== 'checked') throw new Refusal('imports.unchecked', 'افحص الملف أولًا.')
      const chosen = page.chosen.kept.parse(row.chosen)
      const { good, known, faults, take: write } = await kindOf(page, kind).validate(work, { rows, mapping, chosen })
      if (faults.length > 0 || good === 0 || good !== added)
        throw new Refusal('imports.changed', 'تغيّرت السجلات بعد الفحص. افحص الملف من جديد.')
      const written = await write(work, fileName)
      await work.tx
        .updateTable('imports')
        .set({ status: 'imported', endedAt: work.now(), rows: '[]', good, known, found: json.found(written) })
        .where('id', '=', importId)
        .execute()
      work.record(facts.imported, importId, { fileName, rows: rows.length, added: good })
      return { importId, added: good }
    },
  })

  /** Nothing of it is taken, and what it held about people does not lie about. */
  const refuse = command({
    name: page.commands.refuse,
    permission,
    input: ImportInput,
    async run(work, { importId }) {
      const { fileName, rows } = await loadOpenImport(work, kept, importId)
      await work.tx
        .updateTable('imports')
        .set({ status: 'refused', endedAt: work.now(), rows: '[]', faults: '[]', found: '[]' })
        .where('id', '=', importId)
        .execute()
      work.record(facts.refused, importId, { fileName, rows: rows.length })
    },
  })

  return { upload: uploadCommand(page), check, take, refuse }
}

/** The file is read before the command begins, and not kept: its rows are. */
function uploadCommand<Kind extends string, Found, Chosen>(page: ImportPage<Kind, Found, Chosen>) {
  const { permission, facts } = page
  const names = kindNames(page)
  const keepRows = command({
    name: page.commands.upload,
    permission,
    input: z.object({
      kind: z.enum(names),
      fileName: z.string().max(200),
      headers: Headers,
      rows: importRows(5_000),
    }),
    async run(work, { kind, fileName, headers, rows }) {
      const id = work.newId()
      const { names: columnNames, fields } = page.kinds[kind as Kind].table
      const mapping = (await rememberedMapping(work, keptKind(page, kind), headers)) ?? guessed(headers, columnNames, fields)
      await work.tx
        .insertInto('imports')
        .values({
          ...{ id, kind: keptKind(page, kind), fileName, status: 'uploaded', good: 0, known: 0, endedAt: null },
          ...{ headers: JSON.stringify(headers), rows: JSON.stringify(rows), mapping: JSON.stringify(mapping) },
          ...{ faults: '[]', chosen: '{}', found: '[]', uploadedBy: work.actor.id, uploadedAt: work.now() },
        })
        .execute()
      work.record(facts.uploaded, id, { fileName, rows: rows.length })
      return { id }
    },
  })
  async function upload(ctx: Ctx, { file, kind: typed }: { file?: unknown; kind?: unknown }) {
    const kind = names.find((name) => name === typed) ?? names[0]
    if (!ctx.actor.may(permission)) return keepRows(ctx, { kind, fileName: '', headers: [], rows: [] })
    return keepRows(ctx, { kind, ...(await readTable(file, page.kinds[kind].table.most)) })
  }
  return Object.assign(upload, { permission, files: tableFile })
}

export const kindNames = <Kind extends string>({ kinds }: { kinds: Record<Kind, unknown> }) =>
  Object.keys(kinds) as [Kind, ...Kind[]]

export const keptKind = ({ name }: { name: string }, kind: string) => `${name}.${kind}`

function kindOf<Kind extends string, Found, Chosen>(page: ImportPage<Kind, Found, Chosen>, kept: string) {
  const name = kindNames(page).find((kind) => keptKind(page, kind) === kept)
  if (!name) throw new Error(`no kind ${kept}`)
  return page.kinds[name]
}
