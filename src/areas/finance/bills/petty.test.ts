import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { closeSession, countSession } from '#areas/finance/cash/use-cases/close-session.ts'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { vatReturn } from '#areas/finance/tax/queries.ts'
import { atOnce } from '#testing/at-once.ts'
import { thumrait } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import { pdf } from '#testing/stories.ts'
import { documentsBehind, quartersOf } from '#testing/tax-quarters.ts'
import { visit } from '#testing/visit.ts'
import { dayOf } from '#values/days.ts'
import type { SpendPettyForm } from './petty-inputs.ts'
import { permissionForPetty } from './petty-queries.ts'
import { loader as pageOf } from './routes/back-office-petty.tsx'
import { enterBill } from './use-cases/enter-bill.ts'
import { addSupplier } from './use-cases/keep-suppliers.ts'
import { reversePetty, spendPetty } from './use-cases/spend-petty.ts'

const office = testOffice()
const { huda, id, customer, pays, box, wrong, registered, quarter } = quartersOf(office)
const lies = (code: string, key?: string) => balanceOf(office, { account: code, key })

/** A box with forty rials of a customer in it, fifty of our own at the bank, and tea that was bought out of it. */
async function aBox() {
  await registered()
  const boxId = await box()
  await pays(await customer(), '40')
  await postIt(huda(), journal([moved('1120:main', '3100', 50_000n)]))
  const tea = {
    ...{
      payee: 'سوبرماركت السلام',
      vatin: 'OM1100234567',
      paper: '771',
      day: dayOf(huda().now()),
      account: '6110',
      line: 'shared',
    },
    ...{ description: 'شاي وقهوة', amount: '10.500', vat: '0.500', paid: [pdf] },
  } as const
  const spend = (more: Record<string, unknown> = {}) => spendPetty(huda(), { ...tea, id: id(), ...more } as SpendPettyForm)
  return { boxId, tea, spend }
}

test('something small is paid at once out of the box with its paper, and its tax comes back', async () => {
  const { boxId, tea, spend } = await aBox()
  const once = id()
  await spend({ id: once })
  await spend({ id: once })
  expect([await lies('1110', boxId), await lies('6110'), await lies('1250', quarter())]).toEqual([29_500n, 10_000n, 500n])
  const { rows, spending } = (await pageOf(visit(huda(), '/'))) as { rows: { fileId: string }[]; spending: object }
  expect([rows, spending]).toMatchObject([[{ description: 'شاي وقهوة', vat: 500n, mayReverse: true }], { box: 'صندوق huda' }])
  expect(await vatReturn(office, quarter())).toMatchObject({
    petty: { net: 10_000n, vat: 500n },
    input: 500n,
    books: { input: 500n },
  })
  expect(await documentsBehind(office, quarter(), 'petty')).toMatchObject([{ name: 'شاي وقهوة', base: 10_000n, tax: 500n }])
  const fileId = rows[0]?.fileId ?? ''
  const { branchId } = await office.db.selectFrom('pettyExpenses').select('branchId').executeTakeFirstOrThrow()
  const near = office.staffWithin('fatima', { branchIds: [branchId] }, may.viewPetty)
  const far = office.staffWithin('bakhit', { branchIds: [thumrait] }, may.viewPetty)
  expect([await permissionForPetty(near, fileId), await permissionForPetty(far, fileId)]).toEqual([may.viewPetty, null])
  expect(await pageOf(visit(far, '/'))).toMatchObject({ rows: [] })

  const expenseId = once
  await reversePetty(huda(), { expenseId, reason: 'أُعيدت' })
  await expect(reversePetty(huda(), { expenseId, reason: 'أُعيدت' })).rejects.toMatchObject({ code: 'finance.reversed-before' })
  await expect(reversePetty(huda(), { expenseId: id(), reason: 'أُعيدت' })).rejects.toMatchObject({ status: 404 })
  expect([await lies('1110', boxId), (await vatReturn(office, quarter())).input, await wrong()]).toEqual([40_000n, 0n, []])
  expect(tea.amount).toBe('10.500')
  expect(await office.history()).toEqual(expect.arrayContaining(['finance.petty-spent', 'finance.petty-reversed']))
})

test.each([
  ['amount', { amount: '100.005' }],
  ['amount', { amount: '1.003', vat: undefined }],
  ['vat', { vat: '0.501' }],
  ['vatin', { vatin: undefined }],
  ['paper', { paper: undefined }],
  ['account', { account: '6190' }],
  ['day', { day: '2027-01-01' }],
  ['paid', { paid: undefined }],
])('what cannot be is told under its field: %s', async (field, wrongly) => {
  const { spend } = await aBox()
  await expect(spend(wrongly)).rejects.toMatchObject({ issues: [{ path: [field] }] })
})

test('one paper of a supplier is paid once, typed however, out of a box or as a bill; brought back, its number is free again', async () => {
  const { spend } = await aBox()
  const once = id()
  const lock = sql`select pg_advisory_xact_lock(hashtextextended('A771', 968015))`
  const both = [() => spend({ id: once, paper: 'A-771' }), () => spend({ paper: 'a-771' })]
  const tries = await atOnce(office, (tx) => lock.execute(tx), both)
  expect(tries.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  const again = { issues: [{ path: ['paper'] }] }
  await expect(spend({ paper: 'A-771', payee: 'السلام', day: '2026-01-02' })).rejects.toMatchObject(again)
  await expect(spend({ paper: 'a ٧٧١', vatin: undefined, vat: undefined })).rejects.toMatchObject(again)
  const { id: supplierId } = await addSupplier(huda(), { name: 'شركة السلام', vatin: 'OM1100234567' })
  const line = { account1: '6110', line1: 'shared', description1: 'شاي', net1: '10', vatCategory1: 'standard' } as const
  const owed = { supplierId, number: 'a-771', day: '2026-01-02', dueOn: '2026-02-02', paper: [pdf], ...line }
  const enters = (number = 'a-771') => enterBill(huda(), { id: id(), ...owed, number })
  await expect(enters()).rejects.toMatchObject({ issues: [{ path: ['number'] }] })
  await spend({ paper: 'A-771', vatin: 'OM1100999999' })
  await reversePetty(huda(), { expenseId: once, reason: 'أُعيدت' })
  await enters()
  await expect(spend({ paper: 'A-771' })).rejects.toMatchObject(again)
  expect(await wrong()).toEqual([])
})

test('what one colleague pays in a day is weighed as one, however it is cut, and though two are pressed at once', async () => {
  const { spend } = await aBox()
  await pays(await customer('سعيد المعشني'), '160')
  await postIt(huda(), journal([moved('1120:main', '3100', 150_000n)], { source: { kind: 'test', id: 'more', purpose: 'post' } }))
  const small = (paper: string, amount = '45') => spend({ paper, amount, vat: undefined })
  const lock = sql`select pg_advisory_xact_lock(hashtext('finance.petty.' || ${huda().actor.id}))`
  await small('1')
  const tries = await atOnce(office, (tx) => lock.execute(tx), [() => small('2'), () => small('3')])
  expect(tries).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: { issues: [{ path: ['amount'] }] } }])
  await small('4', '10')
  await expect(small('5', '0.100')).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  office.later(24 * 3_600_000)
  await small('6')
})

test('a box that has not so much pays nothing, nor does anybody without one', async () => {
  const { tea, spend } = await aBox()
  await expect(spend({ amount: '90', vat: undefined })).rejects.toMatchObject({ code: 'finance.box-short' })
  const salim = office.staff('salim', ...Object.values(may))
  await expect(spendPetty(salim, { id: id(), ...tea } as SpendPettyForm)).rejects.toMatchObject({ code: 'finance.no-session' })
})

test('what comes back after its box was counted comes into the box of today, once', async () => {
  const { boxId, spend } = await aBox()
  const expenseId = id()
  await spend({ id: expenseId })
  const { id: sessionId } = await office.db.selectFrom('cashSessions').select('id').executeTakeFirstOrThrow()
  await countSession(huda(), { sessionId, rials20: '1', rials5: '1', rials1: '4', baisa500: '1' })
  await closeSession(huda(), { sessionId })
  const back = () => reversePetty(huda(), { expenseId, reason: 'ردّها المتجر' })
  await expect(back()).rejects.toMatchObject({ code: 'finance.no-session' })
  office.later(1_000)
  const today = await box('noor')
  const noor = office.staff('noor', ...Object.values(may))
  const tries = await Promise.allSettled([1, 2].map(() => reversePetty(noor, { expenseId, reason: 'ردّها المتجر' })))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([await lies('1110', boxId), await lies('1110', today), await lies('6110')]).toEqual([29_500n, 10_500n, 0n])
  expect([(await vatReturn(office, quarter())).input, await wrong()]).toEqual([0n, []])
})

test('nothing small is paid of what belongs to others', async () => {
  const { spend } = await aBox()
  await postIt(huda(), journal([moved('3100', '1120:main', 45_000n)], { source: { kind: 'test', id: 'gone', purpose: 'post' } }))
  await expect(spend()).rejects.toMatchObject({ code: 'finance.not-ours' })
})

test('I22p: an expense that no longer agrees with the books is found', async () => {
  const { spend } = await aBox()
  await spend()
  const undone = office.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update petty_expenses set amount = amount + 5`.execute(tx)
    const found = await checkBooks(tx)
    expect(found.flatMap(({ code, differences }) => (differences.length ? [code] : []))).toContain('I22p')
    throw new Error('as it was')
  })
  await expect(undone).rejects.toThrow('as it was')
})
