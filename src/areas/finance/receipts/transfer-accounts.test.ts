import { expect, test } from 'vitest'
import { addCompanyAccount } from '#areas/finance/cash/use-cases/change-bank-accounts.ts'
import { paying } from '#areas/finance/portal/paying.ts'
import { keepMandateTerms } from '#areas/finance/public.ts'
import { ownersMoneyWithUs } from '#areas/finance/reports/exceptions.ts'
import { boxesOf } from '#testing/boxes.ts'
import { told } from '#testing/figures.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { demandRent, rentOf, within } from '#testing/rents.ts'
import { counter } from './cashier-queries.ts'
import { transferSplit } from './transfer-split.ts'
import { receivePayment } from './use-cases/receive-payment.ts'

const office = testOffice()
const { huda, id, owner: payer, owes, wrong } = ownersOf(office)
const { colleague } = boxesOf(office)
const account = (bank: string, heldFor: 'operating' | 'trust') =>
  addCompanyAccount(huda(), {
    ...{ bank, holder: 'التحالف', shown: 'yes', heldFor },
    iban: heldFor === 'trust' ? 'OM230180000000000000202' : 'OM030270000000000000101',
  })

/** A tenant who owes a hundred of rent to an owner, and thirty to us. */
async function mixed() {
  const [ours, trust] = [(await account('بنك مسقط', 'operating')).id, (await account('بنك ظفار', 'trust')).id]
  const { id: branchId } = await office.db.selectFrom('branches').select('id').where('code', '=', 'SLL').executeTakeFirstOrThrow()
  const [{ partyId, ctx }, { partyId: owner }] = [await payer(), await payer('مالك')]
  const [mandateId, owners] = [id(), [{ partyId: owner, parts: 1n, iban: null }]]
  await within(office, (work) => keepMandateTerms(work, { mandateId, branchId, leadId: owner, label: 'فيلا', rate: 0, owners }))
  await demandRent(huda(), rentOf({ partyId, branchId, mandateId, contractId: id() }, { amount: 100_000n }, 'L-1'))
  const { chargeId: own } = await owes(partyId, '30', '2026-01-05')
  const rent = (await office.db.selectFrom('charges').select('id').where('debtAccount', '=', '9110').executeTakeFirstOrThrow()).id
  return { ours, trust, partyId, ctx, own, rent }
}

/** What stands before the general manager because money of owners lies with us. */
async function waiting() {
  const manager = await colleague('maryam', 'generalManager')
  return told(manager, ownersMoneyWithUs.read(manager))
}

test('the counter knows which dues belong to owners, and splits a transfer for both', async () => {
  const { ours, trust, partyId, own, rent } = await mixed()
  const { dues, accounts } = await counter(huda(), { q: '', party: partyId })
  expect(accounts).toEqual({ operating: ours, trust })
  expect(dues.map((due) => [due.id, due.isEntrusted])).toEqual([
    [own, false],
    [rent, true],
  ])
  const split = (pays: Record<string, bigint>) => transferSplit(dues, (due) => pays[due.id] ?? 0n)
  expect(split({ [rent]: 100_000n })).toEqual({ trust: 100_000n, operating: 0n, belongs: 'trust' })
  expect(split({ [own]: 30_000n })).toEqual({ trust: 0n, operating: 30_000n, belongs: 'operating' })
  expect(split({ [own]: 30_000n, [rent]: 70_000n })).toEqual({ trust: 70_000n, operating: 30_000n, belongs: 'both' })
  expect(split({})).toEqual({ trust: 0n, operating: 0n, belongs: null })
})

test('two transfers of one receipt land each in its account, and nothing waits to be swept', async () => {
  const { ours, trust, partyId } = await mixed()
  await receivePayment(huda(), {
    ...{ id: id(), partyId },
    ...{ method3: 'bank-transfer', amount3: '100', reference3: 'FT1', account3: trust },
    ...{ method4: 'bank-transfer', amount4: '30', reference4: 'FT2', account4: ours },
  })
  expect(await waiting()).toEqual([])
  expect(await wrong()).toEqual([])
})

test('what came into the wrong account stands before the general manager until it is swept', async () => {
  const { ours, partyId } = await mixed()
  await receivePayment(huda(), { id: id(), partyId, method3: 'bank-transfer', amount3: '130', reference3: 'FT1', account3: ours })
  expect(await waiting()).toMatchObject([
    { title: 'يُحوّل إلى الأمانات', detail: expect.stringContaining('100.000'), path: '/admin/finance/owners' },
  ])
})

test('a customer is shown the account of what is paid, and both with their parts where it is both', async () => {
  const { ours, trust, ctx, own, rent } = await mixed()
  const shown = async (query: string) => {
    const now = await paying(ctx, new URLSearchParams(query))
    return { banks: now?.banks.map((bank) => bank.id), parts: now?.parts.map(({ amount, dues }) => [amount, dues]) }
  }
  expect(await shown(`due=${rent}`)).toEqual({ banks: [trust], parts: [] })
  expect(await shown(`due=${own}`)).toEqual({ banks: [ours], parts: [] })
  expect(await shown(`due=${rent}&due=${own}`)).toEqual({
    banks: [ours, trust],
    parts: [
      [100_000n, [rent]],
      [30_000n, [own]],
    ],
  })
  expect(await shown('other=yes')).toEqual({ banks: [ours, trust], parts: [] })
})
