import { expect, test } from 'vitest'
import { matchUnknown } from '#areas/finance/bank/use-cases/match-line.ts'
import { enterBill } from '#areas/finance/bills/use-cases/enter-bill.ts'
import { addSupplier } from '#areas/finance/bills/use-cases/keep-suppliers.ts'
import { returnCheque } from '#areas/finance/cheques/use-cases/leave-vault.ts'
import { askDeposit } from '#areas/finance/deposits/use-cases/ask-deposit.ts'
import { readMovementsAsked } from '#areas/finance/ledger/movements-asked.ts'
import { banksOf } from '#testing/banks.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { pdf } from '#testing/stories.ts'
import { movements } from './movement-queries.ts'

const office = testOffice()
const { huda, id, customer, brings, box, pays } = vaultOf(office)
const { account, taken, lines } = banksOf(office)
const of = async (code: string) => (await movements(office, { ...readMovementsAsked(new URLSearchParams()), code }, null)).lines

test('each step of a cheque leads to the cheque itself', async () => {
  const chequeId = await brings(await customer(), '10')
  await returnCheque(huda(), { chequeId, reason: 'سدّد نقدًا' })
  const cheque = `/admin/finance/cheques/${chequeId}`
  expect((await of('9210')).map(({ paper }) => paper)).toEqual([cheque, cheque])
})

test('suppliers, deposits and lines of a bank are called by their names, never by the id of their row', async () => {
  await box()
  const { id: supplierId } = await addSupplier(huda(), { name: 'مكتبة السعادة' })
  const paper = { number: 'S-1', day: '2026-01-10', dueOn: '2026-01-20', paper: [pdf] }
  const line = { account1: '6110', line1: 'shared', description1: 'قرطاسية', net1: '4', vatCategory1: 'exempt' }
  await enterBill(huda(), { id: id(), supplierId, ...paper, ...line } as Parameters<typeof enterBill>[1])
  expect((await of('2110'))[0]?.key).toBe('مكتبة السعادة')

  const salim = await customer()
  await askDeposit(huda(), { id: id(), partyId: salim, amount: '100', line: 'cars', contract: 'CR-26-7', dueOn: '2026-01-15' })
  await pays(salim, '100')
  expect((await of('2140'))[0]?.key).toBe('CR-26-7، سالم الكثيري')

  const accountId = await account()
  await taken(huda(), accountId, ['05/01/2026,INWARD TRF,r1,,9,9'])
  const [unknown] = await lines(accountId)
  await matchUnknown(huda(), { lineId: unknown?.id ?? '' })
  expect((await of('2159'))[0]?.key).toBe('بنك مسقط، INWARD TRF')
})
