import { data } from 'react-router'
import { z } from 'zod'
import { download, sheetNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { type Column, writeSheet } from '#platform/documents/write-sheet.ts'
import { page as pageLoader } from '#platform/http.ts'
import { faultsSheet } from '#platform/imports/faults-sheet.ts'
import { keptKind, kindNames } from './import-commands.ts'
import type { ImportPage, Reader } from './import-kind.ts'
import { ownImport, ownImports } from './kept-imports.ts'

const shownFaults = 100

type Visit = { params: Record<string, string | undefined>; query: URLSearchParams }

/** What the pages of imports read: the list with its form, one file, all that is wrong with it, and an empty table to fill in. */
export function importPages<Kind extends string, Found, Chosen>(page: ImportPage<Kind, Found, Chosen>) {
  const names = kindNames(page)
  const kept = names.map((kind) => keptKind(page, kind))
  const nameOf = (kind: string) => names.find((name) => keptKind(page, name) === kind) ?? names[0]

  /** One's own file as it was read, with what was found in it. */
  async function read(ctx: Reader, id: string | undefined) {
    const row = await ownImport(ctx, kept, id)
    if (!row) return null
    const isTried = row.status === 'checked' || row.status === 'imported'
    return {
      ...row,
      found: z.array(page.found).parse(row.found),
      chosen: isTried ? page.chosen.kept.parse(row.chosen) : null,
    }
  }

  const listPage = async (ctx: Reader) => ({
    path: page.path,
    kinds: names.map((name) => ({ name, label: page.kinds[name].label, most: page.kinds[name].table.most })),
    imports: (await ownImports(ctx, kept)).map(({ kind, ...row }) => ({ ...row, label: page.kinds[nameOf(kind)].label })),
  })
  const list = pageLoader(page.permission, listPage)

  async function readPage(ctx: Reader, { params, query }: Visit) {
    const row = await read(ctx, params.importId)
    if (!row) throw notThere()
    const { rows, faults, kind: keptName, ...rest } = row
    const kind = nameOf(keptName)
    const { label, table } = page.kinds[kind]
    return {
      ...rest,
      ...{ kind, label, path: page.path, act: query.get('act'), count: rows.length, sample: rows[0]?.cells ?? [] },
      ...{ faulty: new Set(faults.map((fault) => fault.row)).size, faults: faults.slice(0, shownFaults) },
      ...{ fields: table.fields, labels: table.words, needed: table.needs.map(([field]) => field) },
    }
  }
  const one = pageLoader(page.permission, readPage)

  const faults = handedOut(
    pageLoader(page.permission, async (ctx, { params }) => {
      const row = await ownImport(ctx, kept, params.importId)
      if (!row) throw notThere()
      return faultsSheet(row, ctx.now())
    }),
  )

  const template = handedOut(
    pageLoader(page.permission, async (ctx, { query }) => {
      const { label, table } = page.kinds[names.find((name) => name === query.get('kind')) ?? names[0]]
      const columns = table.fields.map((field, index): Column<readonly string[]> => {
        return { title: table.words[field] ?? field, width: 20, text: (row) => row[index] ?? null }
      })
      const sheet = writeSheet({ name: 'النموذج', columns, rows: [table.example] })
      return download(sheetNamed(`نموذج ${label}`, ctx.now()), sheet)
    }),
  )

  return { read, readPage, listPage, list, one, faults, template }
}

const notThere = () => data('لا يوجد هذا الملف.', { status: 404, statusText: 'Not Found' })
