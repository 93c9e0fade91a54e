import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { writeVoucher } from '#areas/finance/ledger/use-cases/write-voucher.ts'
import { askUndoOpening } from '#areas/openings/use-cases/ask-undo.ts'
import { sendOpening } from '#areas/openings/use-cases/send-opening.ts'
import { atOnce } from '#testing/at-once.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { openingsOf } from '#testing/openings.ts'
import { visit } from '#testing/visit.ts'
import { checkBooks } from './checks.ts'
import { loader as health } from './routes/back-office-books-health.tsx'
import { askSignOff, askUndoSignOff } from './use-cases/sign-off.ts'

const office = testOffice()
const { bring, bringPapers, opens, twoOfThem } = openingsOf(office)
const { customer, wrong } = payersOf(office)

async function people() {
  const two = await twoOfThem()
  const salim = await customer('سالم الكثيري')
  const { sequence } = await office.db.selectFrom('parties').select('sequence').where('id', '=', salim).executeTakeFirstOrThrow()
  return { two, number: `CU-${sequence}` }
}
const against = () => balanceOf(office, { account: '3999' })
const shown = async (who: Parameters<typeof visit>[0]) => (await health(visit(who, '/'))).standing
const holdBooks = (tx: typeof office.owner) => sql`select pg_advisory_xact_lock(968012)`.execute(tx)

/** An invoice of the old books, and the equity that stands against it. */
async function complete() {
  const { two, number } = await people()
  const importId = await opens(two, 'invoices', [`${number},118,2025-11-30,,250,12.500,,`])
  await approve(two.salim, await sendOpening(two.huda, { importId: await bring(two.huda, ['3999,,262.500,', '3300,,,262.500']) }))
  expect(await against()).toBe(0n)
  const { id: itemId } = await office.db.selectFrom('openingItems').select('id').executeTakeFirstOrThrow()
  return { two, number, importId, itemId }
}

test('the opening is signed off by another, once it comes to nothing, and stays shut until two open it', async () => {
  const { two, number, importId, itemId } = await complete()
  const asked = await askSignOff(two.huda, {})
  await expect(approve(two.huda, asked)).rejects.toMatchObject({ status: 403 })
  await approve(two.salim, asked)
  expect(await shown(two.huda)).toMatchObject({ left: 0n, signed: { by: expect.any(String) } })
  await expect(askSignOff(two.huda, {})).rejects.toMatchObject({ code: 'finance.opening-signed-off' })
  await expect(askUndoOpening(two.huda, { importId, itemId, reason: 'خطأ' })).rejects.toMatchObject({
    code: 'finance.opening-signed-off',
  })
  const more = await bringPapers(two.huda, 'invoices', [`${number},119,2025-11-30,,10,,,`])
  await expect(sendOpening(two.huda, { importId: more })).rejects.toMatchObject({ code: 'finance.opening-signed-off' })

  await approve(two.salim, await askUndoSignOff(two.huda, { reason: 'نسينا فاتورة' }))
  await expect(askUndoSignOff(two.huda, { reason: 'مرة أخرى' })).rejects.toMatchObject({ code: 'finance.opening-not-signed' })
  const late = await sendOpening(two.huda, { importId: more })
  await expect(askSignOff(two.huda, {})).rejects.toMatchObject({ code: 'finance.opening-incomplete' })
  await approve(two.salim, late)
  expect([await against(), (await shown(two.huda)).signed]).toEqual([10_000n, null])
  expect(await office.history()).toEqual(
    expect.arrayContaining(['finance.opening-signed-off', 'finance.opening-sign-off-undone']),
  )
  expect(await wrong()).toEqual([])
})

test('what does not come to nothing is not signed off, though it did when it was asked for', async () => {
  const { two, number } = await complete()
  const asked = await askSignOff(two.huda, {})
  await opens(two, 'credits', [`${number},77,5,`])
  await expect(approve(two.salim, asked)).rejects.toMatchObject({ code: 'finance.opening-incomplete' })
  await expect(askSignOff(two.huda, {})).rejects.toMatchObject({ code: 'finance.opening-incomplete' })
  expect((await shown(two.huda)).why).toContain('في الحساب 3999 باقٍ')
})

test('of a sign-off and what is undone of it at once one holds, and the other hears so', async () => {
  const { two, importId, itemId } = await complete()
  const undo = await askUndoOpening(two.huda, { importId, itemId, reason: 'كُتب خطأ' })
  const asked = await askSignOff(two.huda, {})
  const tries = await atOnce(office, holdBooks, [() => approve(two.salim, undo), () => approve(two.salim, asked)])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await wrong()).toEqual([])
})

test('the database itself lets nothing pass: no posting after, no sign-off before, none taken away', async () => {
  const { two } = await complete()
  await approve(two.salim, await askSignOff(two.huda, {}))
  const voucher = { voucherId: two.huda.newId(), day: '2026-01-14', memo: 'تسوية', debit1: '3999', credit1: '3300', amount1: '5' }
  await expect(writeVoucher(two.huda, voucher)).rejects.toThrow()
  const moved = sql`insert into transfers (journal, day, debit, debit_account, credit, credit_account, amount)
    select journal, day, debit, debit_account, credit, credit_account, amount from transfers where credit_account = '3999' limit 1`
  await expect(moved.execute(office.owner)).rejects.toThrow('signed off')
  await expect(sql`delete from opening_sign_offs`.execute(office.owner)).rejects.toThrow()
  await expect(sql`update opening_sign_offs set signed_by = 'x'`.execute(office.owner)).rejects.toThrow('stays as it is')
  await office.owner
    .transaction()
    .execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await moved.execute(tx)
      const found = await checkBooks(tx)
      expect(found.find(({ code }) => code === 'F4')?.differences).toMatchObject([{ place: '3999' }])
      throw new Error('as it was')
    })
    .catch(() => null)
})
