import { expect, test } from 'vitest'
import { oneApproval } from '#areas/access/approvals/queries.ts'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { writeVoucher } from '#areas/finance/ledger/use-cases/write-voucher.ts'
import { voucherChoices } from '#areas/finance/ledger/voucher-queries.ts'
import { banksOf } from '#testing/banks.ts'
import { csvRows } from '#testing/csv.ts'
import { testOffice } from '#testing/office.ts'
import { moved, journal as moving, postIt } from '#testing/postings.ts'
import { answered, visit } from '#testing/visit.ts'
import { staffLeaf } from './debt.ts'
import { readStaffDebtsAsked, staffDebtsAddress } from './debt-asked.ts'
import { staffDebts } from './queries.ts'
import { loader as exported } from './routes/staff-debts-export.ts'

const office = testOffice()
const { house, colleague } = banksOf(office)

test('what is taken out of a salary is owed no more: the person is called by name, and the list says so', async () => {
  const [huda, salim, fatima] = [
    await colleague('huda', 'accountant'),
    await colleague('salim', 'financeManager'),
    await colleague('fatima', 'cashier'),
  ]
  const employeeId = fatima.actor.id
  await postIt(house(), moving([moved('6100', '2190', 900_000n)].map((one) => ({ ...one, line: 'shared' as const }))))
  const posted = async (form: Partial<Parameters<typeof writeVoucher>[1]>) => {
    const voucher = { voucherId: huda.newId(), day: '2026-01-10', memo: 'رواتب يناير', ...form }
    const { approvalId } = await writeVoucher(huda, voucher as Parameters<typeof writeVoucher>[1])
    const told = (await oneApproval(salim, approvalId))?.checks.map(({ answer }) => String(answer)).join(' ')
    await approve(salim, { approvalId })
    return told
  }
  const advance = { debit1: '1116', credit1: '2190', amount1: '20' }
  await expect(posted({ ...advance, debitKey1: 'فاطمة' })).rejects.toMatchObject({ issues: [{ path: ['debitKey1'] }] })
  expect((await voucherChoices(huda)).keys).toContain('fatima')
  expect(await posted({ ...advance, debitKey1: 'fatima' })).toContain('fatima')
  office.later(1_000)
  await posted({ debit1: '2190', credit1: '1116', creditKey1: 'fatima', amount1: '5' })

  expect(await balanceOf(office, staffLeaf(employeeId))).toBe(15_000n)
  expect(await staffDebts(salim)).toMatchObject({
    ...{ total: 15_000n, owing: [{ employee: 'fatima', owes: 15_000n, short: 20_000n }] },
    entries: [
      { state: 'written', amount: -5_000n, mayReverse: false },
      { state: 'written', amount: 20_000n },
    ],
  })
  const found = async (query: string) => {
    const { count, sums, entries } = await staffDebts(salim, readStaffDebtsAsked(new URLSearchParams(query)))
    return [count, sums.more, sums.less, entries.length]
  }
  expect(await found('q=FATIMA&state=written&page=9')).toEqual([2, 20_000n, 5_000n, 2])
  const [first] = (await staffDebts(salim)).owing
  for (const [side, sums] of [
    ['more', [1, first?.short, 0n, 1]],
    ['less', [1, 0n, 5_000n, 1]],
  ] as const)
    expect(await found(staffDebtsAddress({ employee: employeeId, side }, ''))).toEqual(sums)
  for (const none of [
    'employee=salim',
    'side=less&state=short',
    'q=salim',
    'state=short',
    'from=2026-01-16',
    'to=2026-01-14',
    'repayment=x',
  ])
    expect(await found(none)).toEqual([0, 0n, 0n, 0])
  const rows = await csvRows(exported(visit(salim, '/x?format=csv&state=written')))
  expect(rows.map((row) => [row[0], row[1], row[4], row[5]])).toEqual([
    ['fatima', 'قيد يدوي أو افتتاحي', '', '5.000'],
    ['fatima', 'قيد يدوي أو افتتاحي', '20.000', ''],
    ['المجموع', '', '20.000', '5.000'],
  ])
  expect(await answered(exported(visit(office.staff('noor'), '/x')))).toMatchObject({ init: { status: 403 } })
  expect((await checkBooks(office.db)).filter(({ differences }) => differences.length > 0)).toEqual([])
})
