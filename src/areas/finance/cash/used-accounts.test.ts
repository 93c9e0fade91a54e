import { expect, test } from 'vitest'
import { oneApproval } from '#areas/access/approvals/queries.ts'
import { approve, reject } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { banksOf } from '#testing/banks.ts'
import { testOffice } from '#testing/office.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import { companyAccounts } from './box-queries.ts'
import { changeCompanyAccount } from './use-cases/change-bank-accounts.ts'

const office = testOffice()
const { house, colleague, account } = banksOf(office)
const kept = { bank: 'بنك مسقط', holder: 'التحالف', iban: 'OM030270000000000000101' }
const other = 'OM230180000000000000202'

async function used() {
  const [salim, maryam, id] = [
    await colleague('salim', 'financeManager'),
    await colleague('maryam', 'financeManager'),
    await account(),
  ]
  const change = (over: object, who = salim) => changeCompanyAccount(who, { bankAccountId: id, ...kept, ...over })
  const uses = () => postIt(house(), journal([moved(`1120:${id}`, '3100', 900_000n)]))
  const ibanNow = async () => (await companyAccounts(office)).map(({ iban, shown }) => `${iban} ${shown}`)
  return { salim, maryam, change, uses, ibanNow }
}

test('where customers send their money changes by another’s word once the account was used, and who answers for it hears so', async () => {
  const { salim, maryam, change, uses, ibanNow } = await used()
  expect(await change({ holder: 'التحالف ش.م.م' })).toMatchObject({ approvalId: null })
  await change({})
  await uses()
  expect(await change({ bank: 'بنك مسقط، الرئيسي' })).toMatchObject({ approvalId: null })
  for (const over of [{ iban: other }, { holder: 'سالم' }, { shown: 'yes' }]) {
    const { approvalId } = await change({ bank: 'بنك مسقط، الرئيسي', ...over })
    expect(approvalId, JSON.stringify(over)).not.toBeNull()
    expect(await ibanNow()).toEqual([`${kept.iban} false`])
    await reject(maryam, { approvalId: approvalId ?? '', note: 'لم يُطلب' })
  }
  const { approvalId } = await change({ iban: other, shown: 'yes' })
  await expect(change({ iban: other })).rejects.toMatchObject({ code: 'access.asked-already' })
  await expect(approve(salim, { approvalId: approvalId ?? '' })).rejects.toMatchObject({ code: 'access.own-request' })
  expect(await oneApproval(maryam, approvalId ?? '')).toMatchObject({ checks: [{}, { answer: expect.arrayContaining([other]) }] })
  await approve(maryam, { approvalId: approvalId ?? '' })
  expect(await ibanNow()).toEqual([`${other} true`])
  await office.announce()
  const told = (await office.messages()).filter(({ recipient }) => recipient === maryam.actor.id).map(({ text }) => text)
  expect(told.join('\n')).toContain('طُلب تغيير حساب الشركة')
  expect(told.join('\n')).toContain('تغيّر حساب الشركة')
})

test('what was changed meanwhile is not agreed to', async () => {
  const { maryam, change, uses, ibanNow } = await used()
  await uses()
  const { approvalId } = await change({ iban: other })
  await change({ bank: 'بنك مسقط، الرئيسي' }, maryam)
  await expect(approve(maryam, { approvalId: approvalId ?? '' })).rejects.toMatchObject({ code: 'finance.bank-account-changed' })
  expect(await ibanNow()).toEqual([`${kept.iban} false`])
})
