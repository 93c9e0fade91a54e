import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { bankAccountOf } from '#areas/finance/cash/bank-account.ts'
import { transferBetweenBanks } from '#areas/finance/cash/use-cases/transfer-between-banks.ts'
import { bankLeaf } from '#areas/finance/ledger/bank-leaf.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { ownMoney } from '#areas/finance/ledger/own-money.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { banksOf } from '#testing/banks.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { unseenEntries } from './entries.ts'
import { bankLine } from './line-detail.ts'
import { standingOn } from './reconciliation.ts'
import { seenOf, sureMatches } from './sure.ts'
import { matchFee, matchMove, matchUnknown } from './use-cases/match-line.ts'
import { matchSure } from './use-cases/match-sure.ts'
import { unmatchLine } from './use-cases/unmatch-line.ts'

const office = testOffice()
const { huda, person, id, customer, wrong } = payersOf(office)
const { account, taken, lines } = banksOf(office)
const lies = (code: string, key?: string) => balanceOf(office, { account: code, ...(key && { key }) })

/** Fifty rials in each kind of account, and a fee of 2.100 that the bank took where the money is not ours. */
async function begun() {
  const [ours, theirs] = [await account(), await account('trust')]
  const partyId = await customer()
  const came = { partyId, method1: 'bank-transfer', amount1: '50' } as const
  await receivePayment(huda(), { id: id(), ...came, account1: ours, reference1: 'FT1' })
  await receivePayment(huda(), { id: id(), ...came, account1: theirs, reference1: 'FT2' })
  await taken(huda(), theirs, ['06/01/2026,SERVICE FEE,,2.100,,47.900'])
  const lineId = (await lines(theirs))[0]?.id ?? ''
  const inBank = async () => [await lies('1120', ours), await lies('1130', theirs)]
  const tasks = () => office.db.selectFrom('tasks').select(['title', 'status']).where('rule', '=', 'finance.trust-fee').execute()
  return { ours, theirs, lineId, inBank, tasks }
}

test('a fee out of what is held for others is our cost, borne by an account of ours, and somebody is to bring it back', async () => {
  const { ours, theirs, lineId, inBank, tasks } = await begun()
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const shown = await bankLine(huda(), lineId, '')
  expect(shown?.choices).toMatchObject({ bearers: [[ours, 'بنك مسقط، آخره 0101']], proposals: [{ act: 'fee', sure: false }] })
  await expect(matchFee(huda(), { lineId, bearerId: theirs })).rejects.toMatchObject({ issues: [{ path: ['bearerId'] }] })
  await matchFee(huda(), { lineId, feeVat: '0.100' })
  expect([...(await inBank()), await lies('6150'), await lies('1250', '2026-Q1')]).toEqual([50_000n, 47_900n, 2_000n, 100n])
  const trust = bankLeaf({ id: theirs, heldFor: 'trust' })
  const pairs = await office.db
    .selectFrom('transfers')
    .select('debitAccount')
    .where('creditAccount', '=', trust.account)
    .execute()
  expect(pairs).toEqual([{ debitAccount: '1120' }])
  expect(await ownMoney(office)).toMatchObject({ own: -2_100n })
  expect(await tasks()).toEqual([{ title: expect.stringContaining('2.100'), status: 'open' }])
  expect(await wrong()).toEqual([])

  const operating = { id: ours, heldFor: 'operating' } as const
  expect((await unseenEntries(office, operating)).map(({ amount }) => amount)).toEqual([50_000n])
  expect(await standingOn(office, { id: theirs, heldFor: 'trust' }, '2026-01-06')).toMatchObject({ unmatched: 0n, waiting: 0 })
  const { id: moveId } = await transferBetweenBanks(huda(), { moveId: id(), account: ours, toAccount: theirs, amount: '2.100' })
  await taken(person('noor'), theirs, ['07/01/2026,OWN TRANSFER,TR-1,,2.100,50'])
  const back = (await lines(theirs)).at(-1)?.id ?? ''
  await matchMove(person('noor'), { lineId: back, moveId })
  expect(await inBank()).toEqual([47_900n, 50_000n])
  expect(await wrong()).toEqual([])
})

test('no press for all that is sure takes it, and what was matched so by mistake is taken back with its task', async () => {
  const { theirs, lineId, inBank, tasks } = await begun()
  const trust = await bankAccountOf(office, theirs)
  const seen = seenOf(trust ? await sureMatches(huda(), trust) : [])
  await expect(matchSure(huda(), { accountId: theirs, seen })).rejects.toMatchObject({ code: 'finance.sure-changed' })
  await expect(matchUnknown(huda(), { lineId })).rejects.toMatchObject({ code: 'finance.trust-account' })
  const twice = await Promise.allSettled([1, 2].map(() => matchFee(huda(), { lineId })))
  expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await unmatchLine(huda(), { lineId, reason: 'ردّها البنك' })
  expect(await inBank()).toEqual([50_000n, 50_000n])
  expect(await tasks()).toMatchObject([{ status: 'done' }])
  expect(await wrong()).toEqual([])
})
