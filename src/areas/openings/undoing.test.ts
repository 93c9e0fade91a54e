import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { addSupplier } from '#areas/finance/bills/use-cases/keep-suppliers.ts'
import { invoice } from '#areas/finance/invoices/invoice-detail.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { openingsOf } from '#testing/openings.ts'
import type { OpeningItemKind } from './columns.ts'
import { openingImports } from './import-queries.ts'
import { openingImport } from './opening-queries.ts'
import { askUndoOpening } from './use-cases/ask-undo.ts'

const office = testOffice()
const { bringPapers, opens, twoOfThem } = openingsOf(office)
const { customer, box, pays, wrong, huda: agent } = payersOf(office)

async function people() {
  const two = await twoOfThem()
  const salim = await customer('سالم الكثيري')
  const { sequence } = await office.db.selectFrom('parties').select('sequence').where('id', '=', salim).executeTakeFirstOrThrow()
  await addSupplier(agent(), { name: 'مؤسسة ظفار للمواد' })
  return { two, salim, number: `CU-${sequence}` }
}
const itemOf = (importId: string) =>
  office.db.selectFrom('openingItems').selectAll().where('importId', '=', importId).executeTakeFirstOrThrow()

const lines = (number: string): [OpeningItemKind, string][] => [
  ['invoices', `${number},118,2025-11-30,,250,12.500,,`],
  ['credits', `${number},77,120.500,`],
  ['deposits', `${number},شقة 14,تحصيل الإيجارات,200,,`],
  ['bills', 'مؤسسة ظفار للمواد,A-9,2025-11-30,,400,'],
  ['cheques', `${number},381,بنك مسقط,2026-01-10,100,,`],
]

test('each kind is undone when another agrees, and can be brought in again as it should have been', async () => {
  const { two, number } = await people()
  for (const [kind, line] of lines(number)) {
    const importId = await opens(two, kind, [line])
    const { id: itemId } = await itemOf(importId)
    const asked = await askUndoOpening(two.huda, { importId, itemId, reason: 'كُتب خطأ' })
    await expect(approve(two.huda, asked)).rejects.toMatchObject({ status: 403 })
    await approve(two.salim, asked)
    await expect(askUndoOpening(two.huda, { importId, itemId, reason: 'مرة أخرى' })).rejects.toMatchObject({
      code: 'finance.opening-undone',
    })
    if (kind === 'invoices') expect(await invoice(agent(), itemId)).toMatchObject({ state: 'undone', open: 0n })
    expect([kind, await balanceOf(office, { account: '3999' }), await wrong()]).toEqual([kind, 0n, []])
    expect(await openingImport(two.huda, importId)).toMatchObject({ standing: 'reversed' })
    expect((await openingImports(office)).imports.find(({ id }) => id === importId)).toMatchObject({ status: 'reversed' })
    const again = await bringPapers(two.huda, kind, [line])
    expect(await openingImport(two.huda, again)).toMatchObject({ good: 1, faults: [] })
  }
})

test('what was paid of is not undone, nor what is of another file', async () => {
  const { two, salim, number } = await people()
  const importId = await opens(two, 'invoices', [`${number},118,2025-11-30,,250,,,`])
  const { id: itemId } = await itemOf(importId)
  const asked = await askUndoOpening(two.huda, { importId, itemId, reason: 'كُتب خطأ' })
  await box()
  await pays(salim, '10')
  await expect(approve(two.salim, asked)).rejects.toMatchObject({ code: 'finance.opening-used' })
  const stranger = { importId: two.huda.newId(), itemId, reason: 'كُتب خطأ' }
  await expect(askUndoOpening(two.huda, stranger)).rejects.toMatchObject({ status: 404 })
  expect(await wrong()).toEqual([])
})
