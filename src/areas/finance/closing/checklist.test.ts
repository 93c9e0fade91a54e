import { expect, test } from 'vitest'
import { moveCash } from '#areas/finance/cash/use-cases/move-cash.ts'
import { issueInvoice } from '#areas/finance/invoices/use-cases/issue-invoice.ts'
import { keepMandateTerms } from '#areas/finance/public.ts'
import { banksOf } from '#testing/banks.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { demandRent, rentOf, within } from '#testing/rents.ts'
import { closingChecklist } from './closing-checklist.ts'

// It is 15 January 2026 there.
const office = testOffice()
const { huda, id, customer, box, pays } = payersOf(office)
const { account, taken, kept, newBox, house } = banksOf(office)
const aDay = 86_400_000

const left = async (until: string) =>
  (await closingChecklist(house(), until)).filter((item) => item.left).map(({ what, path }) => [what, path])

test('cash under way stands on the list until somebody has it in hand', async () => {
  const { fatima } = await kept(50_000n)
  await moveCash(fatima, { moveId: id(), to: `box:${await newBox('صندوق آخر')}`, amount: '20' })
  expect(await left('2026-01-14')).toEqual([])
  expect(await left('2026-01-15')).toContainEqual(['moves', '/admin/finance/boxes/moves'])
})

test('so does a line of a bank that nobody has matched, from its day on', async () => {
  await taken(huda(), await account(), ['10/01/2026,TRANSFER,FT1,,25,25'])
  expect(await left('2026-01-09')).toEqual([])
  expect(await left('2026-01-10')).toEqual([['bank', expect.stringContaining('state=waiting')]])
})

test('so does income of days that are over and were not posted', async () => {
  const hire = { suppliedFrom: '2026-01-10', suppliedUntil: '2026-02-08', dueOn: '2026-01-25' }
  const line = { kind1: 'car-hire', description1: 'تأجير شهر', quantity1: '1', unitPrice1: '100', line1: 'cars' } as const
  await issueInvoice(huda(), { id: id(), partyId: await customer(), ...hire, ...line })
  office.later(5 * aDay)
  expect(await left('2026-01-19')).toEqual([['income', '/admin/finance/deferred']])
})

test('so do owners whose day has come within those days', async () => {
  const { id: branchId } = await office.db.selectFrom('branches').select('id').where('code', '=', 'SLL').executeTakeFirstOrThrow()
  const [mandateId, owner, partyId] = [id(), await customer('مالك'), await customer('مستأجر')]
  const terms = { mandateId, branchId, leadId: owner, label: 'فيلا', rate: 0, payoutDay: 20 }
  await within(office, (work) => keepMandateTerms(work, { ...terms, owners: [{ partyId: owner, parts: 1n, iban: null }] }))
  await demandRent(huda(), rentOf({ partyId, branchId, mandateId, contractId: id() }, { amount: 100_000n }, 'L-1'))
  await box()
  await pays(partyId, '100')
  expect(await left('2026-01-14'), 'before their money came').toEqual([])
  expect(await left('2026-01-15')).toContainEqual(['owners', '/admin/finance/owners'])
})
