import { expect, test } from 'vitest'
import { approveTogether } from '#areas/access/approvals/approve-together.ts'
import { approvalList, decidedTogether } from '#areas/access/approvals/queries.ts'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { addCompanyAccount } from '#areas/finance/cash/use-cases/change-bank-accounts.ts'
import { bankLeaf } from '#areas/finance/ledger/bank-leaf.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { approveSettlement } from '#areas/finance/owners/settlement-approval.ts'
import { reversePayout } from '#areas/finance/payouts/use-cases/end-payout.ts'
import { keepMandateTerms } from '#areas/finance/public.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { banksOf } from '#testing/banks.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { demandRent, rentOf, within } from '#testing/rents.ts'
import { ownersOwed } from './owed-owners.ts'
import { payOwed } from './pay-owed.ts'
import { transfersWaiting } from './payout-list.ts'
import { settleDue } from './settle-due.ts'
import { transferOrdered } from './transfer-ordered.ts'

const office = testOffice()
const { account, colleague, house } = banksOf(office)
const { huda, id, customer, box } = vaultOf(office)
const ibans = ['OM810180000001299123456', 'OM780270000000000000303'] as const

/** Rent of a hundred rials in each of four mandates: two owners with an account, one without, and one who named another account in each of two. */
async function owners() {
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const { id: branchId } = await office.db.selectFrom('branches').select('id').where('code', '=', 'SLL').executeTakeFirstOrThrow()
  const [tenant, trust] = [await customer('مستأجر'), await account('trust')]
  await box()
  const rents = async (mandateId: string) => {
    await demandRent(huda(), rentOf({ partyId: tenant, branchId, mandateId, contractId: id() }, { amount: 100_000n }, id()))
    await receivePayment(huda(), {
      ...{ id: id(), partyId: tenant, method1: 'bank-transfer', reference1: id().slice(0, 18), amount1: '100', account1: trust },
    })
  }
  const mandate = async (owner: string, label: string, iban: string | null, isLet = true) => {
    const mandateId = id()
    const terms = { mandateId, branchId, leadId: owner, label, rate: 700, payoutDay: 5 }
    await within(office, (work) => keepMandateTerms(work, { ...terms, owners: [{ partyId: owner, parts: 1n, iban }] }))
    if (isLet) await rents(mandateId)
    return mandateId
  }
  const [maryam, noor, salim, said] = await Promise.all(['مريم', 'نور', 'سالم', 'سعيد'].map((name) => customer(name)))
  await mandate(maryam ?? '', 'أرض', ibans[0], false)
  const mandates = [
    await mandate(maryam ?? '', 'فيلا', ibans[0]),
    await mandate(noor ?? '', 'برج', ibans[1]),
    await mandate(salim ?? '', 'بيت', null),
    await mandate(said ?? '', 'محل', ibans[0]),
    await mandate(said ?? '', 'مخزن', ibans[1]),
  ]
  return { mandates, trust, rents, maryam: maryam ?? '', noor: noor ?? '', salim: salim ?? '', said: said ?? '' }
}

test('a run of settlements: prepared, agreed to, made into vouchers and told as ordered, each by one press and each once', async () => {
  const { mandates, trust, maryam, noor, salim, said } = await owners()
  const [noura, amal] = [await colleague('noura', 'accountant'), await colleague('amal', 'financeManager')]
  await settleDue(noura, { mandateId: mandates })
  const waiting = async (who: typeof noura) => decidedTogether(who, await approvalList(who, 'mine'))
  expect(await waiting(noura)).toEqual([])
  const [settlements] = await waiting(amal)
  expect(settlements).toMatchObject({ action: approveSettlement.action, lines: { length: 5 } })
  const all = settlements?.lines.map((line) => line.id) ?? []
  await expect(approveTogether(noura, { approvalId: all })).rejects.toThrow('لا تعتمد ما أعددته أنت')
  await expect(approveTogether(amal, {})).rejects.toMatchObject({ issues: [{ path: ['approvalId'] }] })
  await Promise.allSettled([approveTogether(amal, { approvalId: all }), approveTogether(amal, { approvalId: all })])
  expect(await waiting(amal)).toEqual([])

  const owed = async () => (await ownersOwed(noura))?.map((one) => `${one.name} ${one.left} ${one.accounts}`).toSorted()
  expect((await ownersOwed(noura))?.map(({ labels }) => labels).toSorted()).toEqual(['برج', 'بيت', 'فيلا', 'محل، مخزن'])
  expect((await ownersOwed(noura))?.find((one) => one.partyId === maryam)).toMatchObject({
    ...{ accountIn: 'أرض', accountEnds: ibans[0]?.slice(-4) },
  })
  const part = 92_650n
  expect(await owed()).toEqual([`سالم ${part} 0`, `سعيد ${2n * part} 2`, `مريم ${part} 1`, `نور ${part} 1`])
  expect(await ownersOwed(office.staff('nobody'))).toBeNull()
  expect(await payOwed(noura, { partyId: [salim, said, maryam] })).toMatchObject({
    done: 1,
    refused: expect.stringMatching(/آيبان/),
  })
  await Promise.allSettled([payOwed(noura, { partyId: [maryam, noor] }), payOwed(noura, { partyId: [maryam, noor] })])
  expect(await owed()).toEqual([`سالم ${part} 0`, `سعيد ${2n * part} 2`])
  const [vouchers] = await waiting(amal)
  expect(vouchers?.lines).toHaveLength(2)
  expect(await approveTogether(amal, { approvalId: vouchers?.lines.map((line) => line.id) ?? [] })).toEqual({
    done: 2,
    refused: null,
  })

  const listed = await transfersWaiting(amal)
  expect(listed).toMatchObject({ count: 2n, amount: 2n * part, first: { length: 2 } })
  expect(listed?.first.map(({ payee, purpose }) => `${payee} ${purpose}`)).toEqual(['مريم فيلا', 'نور برج'])
  const ordered = { payoutId: listed?.first.map((one) => one.id) ?? [], account: trust, reference: 'BLK-88' }
  await expect(transferOrdered(amal, { ...ordered, reference: '' })).rejects.toMatchObject({ issues: [{ path: ['reference'] }] })
  await expect(transferOrdered(amal, { ...ordered, account: await account() })).rejects.toMatchObject({
    issues: [{ path: ['account'] }],
  })
  await Promise.allSettled([transferOrdered(amal, ordered), transferOrdered(amal, ordered)])
  expect(await transfersWaiting(amal)).toMatchObject({ count: 0n, first: [] })
  expect(await balanceOf(office, bankLeaf({ id: trust, heldFor: 'trust' }))).toBe(500_000n - 2n * part)
})

test('of the vouchers on a list those are paid for which the account has enough, and the others stay on it', async () => {
  const { mandates, maryam, noor } = await owners()
  const [noura, amal] = [await colleague('noura', 'accountant'), await colleague('amal', 'financeManager')]
  await settleDue(noura, { mandateId: mandates })
  const agree = async () => approveTogether(amal, { approvalId: (await approvalList(amal, 'mine')).map((line) => line.id) })
  await agree()
  await payOwed(noura, { partyId: [maryam, noor] })
  await agree()
  const second = { bank: 'بنك ظفار', iban: 'OM030270000000000000101', heldFor: 'trust', holder: 'التحالف' } as const
  const { id: other } = await addCompanyAccount(house(), second)
  const brings = {
    id: id(),
    partyId: await customer('آخر'),
    method1: 'bank-transfer',
    reference1: 'FT93',
    amount1: '93',
  } as const
  await receivePayment(huda(), { ...brings, account1: other })
  const payoutId = (await transfersWaiting(amal))?.first.map((one) => one.id) ?? []
  expect(await transferOrdered(amal, { payoutId, account: other, reference: 'BLK-89' })).toMatchObject({
    done: 1,
    refused: 'ليس في هذا الحساب هذا المبلغ. اختر غيره.',
  })
  expect(await transfersWaiting(amal)).toMatchObject({ count: 1n })
})

test('an owner reads of which days they are paid: up to the settlement, and then from it to the next', async () => {
  const { mandates, trust, maryam, rents } = await owners()
  const [noura, amal] = [await colleague('noura', 'accountant'), await colleague('amal', 'financeManager')]
  const agree = async () => approveTogether(amal, { approvalId: (await approvalList(amal, 'mine')).map((line) => line.id) })
  const pays = async (reference: string) => {
    await settleDue(noura, { mandateId: mandates })
    await agree()
    await payOwed(noura, { partyId: [maryam] })
    await agree()
    const payoutId = (await transfersWaiting(amal))?.first.map((one) => one.id) ?? []
    await transferOrdered(amal, { payoutId, account: trust, reference })
    await office.announce()
    const heard = (await office.messages()).filter(({ text }) => text.startsWith('التحالف: حُوّل إلى حسابك'))
    return heard.at(-1)?.text
  }
  expect(await pays('BLK-1')).toContain('حُوّل إلى حسابك 92.650 ر.ع. عن فيلا، حتى 15 يناير 2026. الكشف:')
  office.later(31 * 24 * 3_600_000)
  await rents(mandates[0] ?? '')
  expect(await pays('BLK-2')).toContain('حُوّل إلى حسابك 92.650 ر.ع. عن فيلا، من 15 يناير 2026 إلى 15 فبراير 2026. الكشف:')
})

test('an owner whose transfer came back hears that it did not reach them, and not of one that came back before they heard of it', async () => {
  const { mandates, trust, maryam, noor } = await owners()
  const [noura, amal] = [await colleague('noura', 'accountant'), await colleague('amal', 'financeManager')]
  const agree = async () => approveTogether(amal, { approvalId: (await approvalList(amal, 'mine')).map((line) => line.id) })
  await settleDue(noura, { mandateId: mandates })
  await agree()
  await payOwed(noura, { partyId: [maryam, noor] })
  await agree()
  const [first, second] = (await transfersWaiting(amal))?.first ?? []
  const sent: string[] = []
  const sms = async ({ text }: { text: string }) => {
    sent.push(text)
    return null
  }
  const closed = 'أعاده البنك: الحساب مغلق'
  await transferOrdered(amal, { payoutId: [first?.id ?? ''], account: trust, reference: 'BLK-1' })
  await office.announce(undefined, { sms })
  await reversePayout(amal, { payoutId: first?.id ?? '', reason: closed })
  await transferOrdered(amal, { payoutId: [second?.id ?? ''], account: trust, reference: 'BLK-2' })
  await reversePayout(amal, { payoutId: second?.id ?? '', reason: closed })
  await office.announce(undefined, { sms })
  const told = sent.filter((text) => text.includes('حُوّل إلى حسابك') || text.includes('لم يصلك'))
  expect(told.map((text) => text.split('. ')[0])).toEqual([
    expect.stringContaining('حُوّل إلى حسابك 92.650 ر.ع'),
    `التحالف: لم يصلك 92.650 ر.ع`,
    `التحالف: لم يصلك 92.650 ر.ع`,
  ])
  for (const text of told.slice(1)) expect(text).toMatch(/الحساب مغلق\. ويبقى مستحقًا لك/)
})
