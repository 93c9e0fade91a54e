import { expect, test } from 'vitest'
import { approve, reject } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { action, loader } from '#areas/finance/credit-transfers/routes/back-office-credit-transfer.tsx'
import { askCreditTransfer } from '#areas/finance/credit-transfers/use-cases/ask-credit-transfer.ts'
import { reverseCreditTransfer } from '#areas/finance/credit-transfers/use-cases/reverse-credit-transfer.ts'
import { askRefund } from '#areas/finance/payouts/use-cases/ask-refund.ts'
import { loader as setOffPage } from '#areas/finance/set-offs/routes/back-office-set-off.tsx'
import { askSetOff } from '#areas/finance/set-offs/use-cases/ask-set-off.ts'
import { reverseSetOff } from '#areas/finance/set-offs/use-cases/reverse-set-off.ts'
import { loader as writeOffPage } from '#areas/finance/write-offs/routes/back-office-write-off.tsx'
import { askWriteOff } from '#areas/finance/write-offs/use-cases/ask-write-off.ts'
import { reverseWriteOff } from '#areas/finance/write-offs/use-cases/reverse-write-off.ts'
import { boxesOf } from '#testing/boxes.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'

const office = testOffice()
const { id, customer, box, owes, pays, debt, credit, wrong } = payersOf(office)
const { colleague } = boxesOf(office)
const reason = 'خطأ'
const why = { reason: 'أخوه', consent: 'كتب إلينا', evidence: [] }

/** Zahra asks for what Said agrees to; Salim, who left forty with us, and his brother. */
async function began() {
  await box()
  const [zahra, said] = [await colleague('zahra', 'accountant'), await colleague('said', 'financeManager')]
  const [salim, brother] = [await customer(), await customer('سعيد باعمر')]
  await pays(salim, '40')
  const gives = async (amount: string) => {
    const one = await askCreditTransfer(zahra, { id: id(), partyId: salim, takerId: brother, amount, ...why })
    if (one.approvalId) await approve(said, { approvalId: one.approvalId })
    return one.id
  }
  const undoes = (creditTransferId: string) => reverseCreditTransfer(zahra, { creditTransferId, reason })
  return { zahra, said, salim, brother, gives, undoes, credits: async () => [await credit(salim), await credit(brother)] }
}
const agreeing = (asked: { approvalId: string | null }) => ({ approvalId: asked.approvalId ?? expect.fail('nobody is asked') })

test('a transfer of credit that needed two is undone when another agrees, and one that did not by one', async () => {
  const { zahra, said, gives, undoes, credits } = await began()
  const [large, small] = [await gives('25'), await gives('5')]
  expect(await credits()).toEqual([10_000n, 30_000n])
  expect(await undoes(small)).toMatchObject({ approvalId: null })
  expect(await credits()).toEqual([15_000n, 25_000n])

  const asked = await undoes(large)
  expect(await credits()).toEqual([15_000n, 25_000n])
  await expect(undoes(large)).rejects.toMatchObject({ code: 'access.asked-already' })
  await expect(approve(zahra, agreeing(asked))).rejects.toMatchObject({ status: 403 })
  await reject(said, { ...agreeing(asked), note: 'هو له', decision: 'reject' })
  expect(await credits()).toEqual([15_000n, 25_000n])
  await approve(said, agreeing(await undoes(large)))
  expect(await credits()).toEqual([40_000n, 0n])
  expect(await office.history()).toEqual(expect.arrayContaining(['finance.undo-asked', 'finance.credit-transfer-reversed']))
  expect(await wrong()).toEqual([])
})

test('whoever agreed to it asks another as well, and what was used meanwhile stays where it is', async () => {
  const { zahra, said, brother, gives, credits } = await began()
  const creditTransferId = await gives('25')
  const asked = await reverseCreditTransfer(said, { creditTransferId, reason })
  await expect(approve(said, agreeing(asked))).rejects.toMatchObject({ code: 'access.own-request' })
  await askRefund(zahra, { id: id(), partyId: brother, amount: '5', method: 'cash', purpose: 'زائد' })
  const salim = await colleague('salim', 'generalManager')
  await expect(approve(salim, agreeing(asked))).rejects.toMatchObject({ code: 'finance.transferred-credit-used' })
  expect(await credits()).toEqual([15_000n, 25_000n])
  expect(await wrong()).toEqual([])
})

test('a set-off and a write-off stand until another agrees that they are undone', async () => {
  const { zahra, said, salim } = await began()
  const due = async (amount: string, partyId = salim) => ({
    ...{ chargeId1: (await owes(partyId, amount)).chargeId, amount1: amount, evidence: [] },
  })
  const ali = await customer('علي الشحري')
  const debts = async () => [await debt(salim), await debt(ali)]
  const setOff = await askSetOff(zahra, { id: id(), partyId: salim, pot: 'credit', ...why, ...(await due('12')) })
  await approve(said, agreeing(setOff))
  const loss = { partyId: ali, reason: 'أفلس', attempts: 'رسالتان', ...(await due('8', ali)) }
  const writeOff = await askWriteOff(zahra, { id: id(), ...loss })
  await approve(said, agreeing(writeOff))
  expect(await debts()).toEqual([0n, 0n])

  const asked = [
    await reverseSetOff(zahra, { setOffId: setOff.id, reason }),
    await reverseWriteOff(zahra, { writeOffId: writeOff.id, reason }),
  ]
  expect(await debts()).toEqual([0n, 0n])
  const undoing = { by: 'zahra', path: expect.any(String) }
  expect(await setOffPage(visit(said, '/', { params: { setOffId: setOff.id } }))).toMatchObject({ undoing })
  expect(await writeOffPage(visit(said, '/', { params: { writeOffId: writeOff.id } }))).toMatchObject({ undoing })
  for (const one of asked) await expect(approve(zahra, agreeing(one))).rejects.toMatchObject({ status: 403 })
  for (const one of asked) await approve(said, agreeing(one))
  expect(await debts()).toEqual([12_000n, 8_000n])
  expect(await wrong()).toEqual([])
})

test('the page says that it waits, and offers it no second time', async () => {
  const { zahra, gives } = await began()
  const params = { creditTransferId: await gives('25') }
  expect(await loader(visit(zahra, '/', { params }))).toMatchObject({
    ...{ undoing: null, creditTransfer: { mayReverse: true, undoneByTwo: true } },
  })
  expect(await answered(action(visit(zahra, '/?act=reverse', { params, form: { reason } })))).toMatchObject({ status: 303 })
  expect(await loader(visit(zahra, '/', { params }))).toMatchObject({ undoing: { by: 'zahra' } })
})
