import { expect, test } from 'vitest'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { csvRows } from '#testing/csv.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { openingsOf } from '#testing/openings.ts'
import { answered, visit } from '#testing/visit.ts'
import { readImportsAsked } from './import-asked.ts'
import { openingImports } from './import-queries.ts'
import { loader as openingPage } from './routes/back-office-opening.tsx'
import { loader as openingsPage } from './routes/back-office-openings.tsx'
import { loader as exported } from './routes/openings-export.ts'

const office = testOffice()
const { bringPapers, opens, twoOfThem } = openingsOf(office)
const { customer, huda } = payersOf(office)

test('the files of the opening are taken along with what of each stands, and their sums by kind', async () => {
  const two = await twoOfThem()
  const { sequence } = await office.db
    .selectFrom('parties')
    .select('sequence')
    .where('id', '=', await customer())
    .executeTakeFirstOrThrow()
  await opens(two, 'credits', [`CU-${sequence},RV-77,120.500,2025-11-30`, `CU-${sequence},,30,`])
  office.later(1_000)
  await bringPapers(two.huda, 'credits', [`CU-${sequence},RV-78,5,`])

  const rows = await csvRows(exported(visit(huda(), '/x?format=csv')))
  expect(rows.map((row) => [row[0], row[4], row[5], row[6]])).toEqual([
    ['credits.csv', 'فُحص', '0', ''],
    ['credits.csv', 'رُحّل', '2', '150.500'],
    ['مجموع: أرصدة دائنة للعملاء', '', '', '150.500'],
  ])
  const found = async (query: string) => {
    const { count, amount, imports } = await openingImports(office, readImportsAsked(new URLSearchParams(query)))
    return [count, amount, imports.length]
  }
  expect(await found('page=9')).toEqual([2, 150_500n, 2])
  expect(await found('q=CREDITS&kind=credits&status=posted&from=2026-01-15&to=2026-01-15')).toEqual([1, 150_500n, 1])
  for (const none of ['q=bills', 'kind=bills', 'status=left', 'from=2026-01-16', 'to=2026-01-14'])
    expect(await found(none)).toEqual([0, 0n, 0])
  const checked = await csvRows(exported(visit(huda(), '/x?format=csv&status=checked')))
  expect(checked.map((row) => row[4])).toEqual(['فُحص', ''])
  expect(await answered(exported(visit(office.staff('noor'), '/x')))).toMatchObject({ init: { status: 403 } })
  expect(await office.history()).toContain('house.exported')
})

test('who reads only sees the files and what is in them, and is offered nothing to do with them', async () => {
  const two = await twoOfThem()
  const importId = await bringPapers(two.huda, 'credits', ['CU-99999,RV-77,5,'])
  const khalid = office.staff('khalid', may.viewOpenings)
  expect(await openingsPage(visit(khalid, '/x'))).toMatchObject({ imports: [{ id: importId }], mayImport: false })
  expect(await openingPage(visit(khalid, '/x', { params: { importId } }))).toMatchObject({ id: importId, mayImport: false })
})
