import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { matchEntries } from '#areas/finance/bank/use-cases/match-line.ts'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { banksOf } from '#testing/banks.ts'
import { testOffice } from '#testing/office.ts'
import { moved, journal as moving, postIt } from '#testing/postings.ts'
import { balanceOf } from './leaves.ts'
import { writeVoucher } from './use-cases/write-voucher.ts'
import type { WriteVoucherForm } from './voucher-inputs.ts'

const office = testOffice()
const { house, colleague, account, taken, lines } = banksOf(office)
const bank = 'بنك مسقط 0101'
const lies = (code: string, key?: string) => balanceOf(office, { account: code, key })
const wrong = async () => (await checkBooks(office.db)).filter(({ differences }) => differences.length > 0)

async function books() {
  const [huda, salim, accountId] = [
    await colleague('huda', 'accountant'),
    await colleague('salim', 'financeManager'),
    await account(),
  ]
  await postIt(house(), moving([moved(`1120:${accountId}`, '3100', 5_000_000n)]))
  const posted = async (form: Partial<WriteVoucherForm>, day = '2026-01-10') => {
    const { approvalId } = await writeVoucher(huda, { voucherId: huda.newId(), day, memo: 'قيد الشهر', ...form })
    await approve(salim, { approvalId })
  }
  return { huda, accountId, posted }
}

test('a salary is owed and then paid by hand, and the line of the bank is the voucher: nothing is left unknown', async () => {
  const { huda, accountId, posted } = await books()
  await posted({
    debit1: '6100',
    credit1: '2190',
    line1: 'shared',
    amount1: '900',
    debit2: '5220',
    credit2: '2190',
    line2: 'construction',
    amount2: '300',
  })
  expect([await lies('6100'), await lies('2190')]).toEqual([900_000n, 1_200_000n])
  await posted({ debit1: '2190', credit1: '1120', creditKey1: bank, amount1: '1200' })
  expect([await lies('2190'), await lies('1120', accountId)]).toEqual([0n, 3_800_000n])

  await taken(huda, accountId, ['10/01/2026,SALARIES,WPS,1200.000,,3800.000'])
  const [line] = await lines(accountId)
  const row = await office.db
    .selectFrom('transfers')
    .innerJoin('leaves', 'leaves.id', 'transfers.credit')
    .select('transfers.id')
    .where('leaves.account', '=', '1120')
    .executeTakeFirstOrThrow()
  await matchEntries(huda, { lineId: line?.id ?? '', entry: [String(row.id)] })
  expect((await lines(accountId)).map(({ status }) => status)).toEqual(['matched'])
  expect([await lies('1290'), await wrong()]).toEqual([0n, []])
})

test('wear and fines are written by hand, nobody pays more than is owed', async () => {
  const { accountId, posted } = await books()
  await posted({ debit1: '6160', credit1: '1590', creditKey1: 'لاندكروزر', line1: 'shared', amount1: '50' })
  await posted({ debit1: '5400', credit1: '1590', creditKey1: 'لاندكروزر', line1: 'cars', amount1: '25' })
  expect(await lies('1590', 'لاندكروزر')).toBe(75_000n)
  await posted({ debit1: '6180', credit1: '2196', creditKey1: 'F-1', line1: 'cars', amount1: '20' })
  await posted({ debit1: '6180', credit1: '1120', creditKey1: bank, line1: 'cars', amount1: '5' })
  await posted({ debit1: '2196', debitKey1: 'F-1', credit1: '1120', creditKey1: bank, amount1: '20' })
  expect([await lies('6180'), await lies('2196', 'F-1'), await lies('1120', accountId)]).toEqual([25_000n, 0n, 4_975_000n])
  await expect(posted({ debit1: '2190', credit1: '1120', creditKey1: bank, amount1: '1' })).rejects.toMatchObject({
    code: 'finance.below-zero',
  })
  expect(await wrong()).toEqual([])
})

test('what is sold of the company leaves the books by hand: its cost, its wear, its price and what is won', async () => {
  const { accountId, posted } = await books()
  const asset = 'شيول 950'
  await posted({ debit1: '1510', debitKey1: asset, credit1: '1120', creditKey1: bank, amount1: '4000' })
  await posted({ debit1: '5300', credit1: '1590', creditKey1: asset, line1: 'equipment', amount1: '1500' })
  await posted({
    ...{ debit1: '1590', debitKey1: asset, credit1: '1510', creditKey1: asset, amount1: '1500' },
    ...{ debit2: '1120', debitKey2: bank, credit2: '1510', creditKey2: asset, amount2: '2800' },
    ...{ debit3: '1510', debitKey3: asset, credit3: '4900', line3: 'equipment', amount3: '300' },
  })
  expect([await lies('1510', asset), await lies('1590', asset)]).toEqual([0n, 0n])
  expect([await lies('4900'), await lies('1120', accountId)]).toEqual([300_000n, 3_800_000n])
  expect(await wrong()).toEqual([])
})
