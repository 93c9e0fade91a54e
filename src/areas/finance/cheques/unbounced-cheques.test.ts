import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { atOnce } from '#testing/at-once.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { answered, visit } from '#testing/visit.ts'
import { lastBounce } from './bounce-paper.ts'
import { cheque } from './cheque-detail.ts'
import { action, loader } from './routes/back-office-cheque.tsx'
import { bounceCheque } from './use-cases/bounce-cheque.ts'
import { clearCheque } from './use-cases/clear-cheque.ts'
import { depositCheques } from './use-cases/deposit-cheques.ts'
import { escalateCheque, returnCheque } from './use-cases/leave-vault.ts'
import { unbounceCheque } from './use-cases/unbounce-cheque.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays, brings, bank, vault, status, debt, wrong } = vaultOf(office)
const nothingWrong = async () => expect(await wrong()).toEqual([])
const [today, reason] = ['2026-01-15', 'شيك آخر']
const tasks = () =>
  office.db.selectFrom('tasks').select(['rule', 'status']).where('rule', '=', 'finance.cheque-bounced').execute()
const costs = () => balanceOf(office, { account: '6150', key: '' })

/** A cheque for a rent of thirty that the bank is said to have sent back, with its fee of three and ours of ten. */
async function bounced(
  more: Record<string, string> = { bankFee: '3', ourFee: '10' },
  heldFor: 'operating' | 'trust' = 'operating',
) {
  const registered = office.staff('maryam', ...Object.values(companyPermissions))
  const [accountId, salim] = [await bank(heldFor), await customer()]
  await owes(salim, '30')
  await changeSettings(registered, registeredCompany)
  const chequeId = await brings(salim, '30', { cover: 'oldest' })
  await depositCheques(huda(), { id: id(), accountId, chequeId })
  await bounceCheque(huda(), { chequeId, on: today, reason: 'الرصيد لا يكفي', ...more })
  return { accountId, salim, chequeId }
}
const undo = (chequeId: string) => unbounceCheque(huda(), { chequeId, reason })
const texts = async () => (await office.messages()).filter(({ channel }) => channel === 'sms').map(({ text }) => text)

test('said to have come back by mistake it lies at the bank again, with no fee, no task and no paper, and whoever was told hears it', async () => {
  const { salim, chequeId, accountId } = await bounced()
  await office.announce()
  expect([await vault(salim), await debt(salim), await costs()]).toEqual([[0n, 0n, 30_000n, 30_000n], 40_500n, 3_000n])
  await undo(chequeId)
  expect([await vault(salim), await debt(salim), await costs()]).toEqual([[0n, 30_000n, 0n, 30_000n], 30_000n, 0n])
  expect(await balanceOf(office, { account: '1120', key: accountId })).toBe(0n)
  expect([await status(chequeId), await tasks()]).toEqual(['deposited', [{ rule: 'finance.cheque-bounced', status: 'done' }]])
  const shown = await cheque(huda(), chequeId)
  expect(shown?.steps.at(-1)).toMatchObject({ status: 'deposited', reason: 'أُلغي الارتجاع: شيك آخر' })
  expect(shown && lastBounce(shown)).toBeNull()
  await office.announce()
  expect(await texts()).toContainEqual(expect.stringContaining('لم يرتجع'))
  expect(await office.history()).toEqual(expect.arrayContaining(['finance.cheque-unbounced', 'finance.invoice-credited']))
  await nothingWrong()

  await bounceCheque(huda(), { chequeId, on: today, reason: 'الحساب مغلق' })
  expect((await cheque(huda(), chequeId))?.steps.at(-1)).toMatchObject({ reason: 'الحساب مغلق', isUndone: false })
  await undo(chequeId)
  await clearCheque(huda(), { chequeId, on: today })
  expect([await vault(salim), await debt(salim)]).toEqual([[0n, 0n, 0n, 0n], 0n])
  await nothingWrong()
})

test('of the trust account the bank’s fee comes back to whoever bore it', async () => {
  await bank()
  const { chequeId } = await bounced({ bankFee: '3' }, 'trust')
  expect(await costs()).toBe(3_000n)
  await undo(chequeId)
  expect([await costs(), await status(chequeId)]).toEqual([0n, 'deposited'])
  await nothingWrong()
})

test('what rests on its having come back stands in the way, and says so', async () => {
  const { salim, chequeId } = await bounced()
  await box()
  await pays(salim, '40.5')
  await expect(undo(chequeId)).rejects.toMatchObject({
    code: 'finance.bounce-fee-paid',
    message: expect.stringContaining('10.500'),
  })
  expect(await status(chequeId)).toBe('bounced')
  await escalateCheque(huda(), { chequeId, reason })
  await expect(undo(chequeId)).rejects.toMatchObject({ code: 'finance.cheque-moved' })
  await returnCheque(huda(), { chequeId, reason })
  await expect(undo(chequeId)).rejects.toMatchObject({ code: 'finance.cheque-moved' })
  await nothingWrong()
})

test('of two who undo it, or undo it and hand it back, one is late', async () => {
  const { salim, chequeId } = await bounced()
  const tries = await atOnce(office, (tx) => tx.selectFrom('cheques').select('id').forUpdate().execute(), [
    () => undo(chequeId),
    () => undo(chequeId),
    () => returnCheque(huda(), { chequeId, reason }),
  ])
  expect(tries.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect([await status(chequeId), await vault(salim)]).toEqual(['deposited', [0n, 30_000n, 0n, 30_000n]])
  await nothingWrong()
})

test('the page offers it to whoever settles cheques, and asks for a reason; its fee falls to whoever issues credit notes', async () => {
  const { chequeId } = await bounced()
  const params = { chequeId }
  const shown = () => loader(visit(huda(), '/', { params }))
  expect(await shown()).toMatchObject({ cameBack: true, acts: { unbounce: true } })
  expect(await answered(action(visit(huda(), '/?act=unbounce', { params, form: { reason: '' } })))).toMatchObject({
    data: { fields: { reason: ['اكتب السبب.'] } },
  })
  const { viewCheques, settleCheques } = financePermissions
  const seeing = office.staff('salma', viewCheques)
  await expect(unbounceCheque(seeing, { chequeId, reason })).rejects.toMatchObject({ status: 403 })
  const settling = office.staff('salma', viewCheques, settleCheques)
  await expect(unbounceCheque(settling, { chequeId, reason })).rejects.toMatchObject({ code: 'finance.above-limit' })
  expect(await answered(action(visit(huda(), '/?act=unbounce', { params, form: { reason } })))).toMatchObject({ status: 303 })
  expect(await shown()).toMatchObject({ cameBack: false, acts: { unbounce: false } })
})
