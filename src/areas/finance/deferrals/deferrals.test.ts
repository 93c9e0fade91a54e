import { expect, test } from 'vitest'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { issueInvoice } from '#areas/finance/invoices/use-cases/issue-invoice.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { dice } from '#testing/dice.ts'
import { testOffice } from '#testing/office.ts'
import { closeYear, lockPeriod } from '#testing/periods.ts'
import { daysAfter } from '#values/days.ts'
import { earnedBy, unearnedAfter } from './deferral.ts'
import { readDeferralsAsked } from './deferral-asked.ts'
import { deferrals, deferralsOn } from './queries.ts'
import { earnIncome } from './use-cases/earn-income.ts'

const office = testOffice()
const { huda, id, customer, debt, wrong } = payersOf(office)
const nothingWrong = async () => expect(await wrong()).toEqual([])
const daysLater = (days: number) => office.later(days * 24 * 60 * 60 * 1000)
const earns = () => earnIncome(huda(), {})
let renters = 0

/** Thirty days of a car for a hundred rials, of which the fifteenth of January is the sixth, unless said otherwise. */
async function hires(dates: { suppliedFrom: string; suppliedUntil: string } = month, kind1 = 'car-hire', price = '100') {
  renters += 1
  const partyId = await customer(`مستأجر ${renters}`)
  const line = { kind1, description1: 'تأجير شهر', quantity1: '1', unitPrice1: price, line1: 'cars' } as const
  const { papers } = await issueInvoice(huda(), { id: id(), partyId, dueOn: '2026-01-25', ...dates, ...line })
  const invoiceId = papers[0]?.id ?? ''
  const { id: chargeId } = await office.db
    .selectFrom('charges')
    .select('id')
    .where('invoiceId', '=', invoiceId)
    .executeTakeFirstOrThrow()
  return { partyId, invoiceId, chargeId }
}
const month = { suppliedFrom: '2026-01-10', suppliedUntil: '2026-02-08' }

const deferred = (chargeId: string) => balanceOf(office, { account: '2210', key: chargeId })
const credits = (invoiceId: string, chargeId1: string, net1: string) =>
  creditInvoice(huda(), { id: id(), invoiceId, chargeId1, net1, reason: 'أعيدت قبل موعدها' })

/** What a hire has brought in each month, by the days of its journals. */
async function incomeByMonth(account = '4400') {
  const rows = await office.db
    .selectFrom('transfers')
    .select(['day', 'amount', 'creditAccount', 'line'])
    .where((eb) => eb.or([eb('creditAccount', '=', account), eb('debitAccount', '=', account)]))
    .execute()
  const months: Record<string, bigint> = {}
  for (const { day, amount, creditAccount } of rows) {
    const sum = creditAccount === account ? amount : -amount
    months[day.slice(0, 7)] = (months[day.slice(0, 7)] ?? 0n) + sum
  }
  return months
}

test('the days of a hire earn it to the last baisa, each as much, and the last what is left over', () => {
  const hire = { net: 100_000n, from: '2026-01-10', until: '2026-02-08' }
  expect(
    ['2026-01-09', '2026-01-10', '2026-01-15', '2026-02-07', '2026-02-08', '2027-01-01'].map((day) => earnedBy(hire, day)),
  ).toEqual([0n, 3_333n, 19_998n, 96_657n, 100_000n, 100_000n])
  expect(unearnedAfter(hire, '2026-01-15', 90_000n), 'credited beyond what is left').toBe(0n)
  const throwDice = dice(7)
  for (let life = 0; life < 200; life += 1) {
    const [net, days] = [BigInt(1 + throwDice(90_000)), throwDice(400)]
    const one = { net, from: '2026-01-10', until: daysAfter('2026-01-10', days) }
    let sum = 0n
    for (let day = 0; day <= days; day += 1) {
      const amount = earnedBy(one, daysAfter(one.from, day)) - earnedBy(one, daysAfter(one.from, day - 1))
      expect(amount >= 0n).toBe(true)
      sum += amount
    }
    expect(sum).toBe(net)
  }
})

test('what days to come are to earn is no income when it is invoiced; its tax is', async () => {
  const { partyId, chargeId } = await hires()
  expect([await debt(partyId), await deferred(chargeId), await incomeByMonth()]).toEqual([
    100_000n,
    80_002n,
    { '2026-01': 19_998n },
  ])
  await nothingWrong()
})

test('what is no hire by the day, or is over, is income at once', async () => {
  const over = await hires({ suppliedFrom: '2026-01-01', suppliedUntil: '2026-01-15' })
  const damage = await hires(month, 'car-damage')
  expect([await deferred(over.chargeId), await deferred(damage.chargeId)]).toEqual([0n, 0n])
  expect(await office.db.selectFrom('deferrals').select('chargeId').execute()).toEqual([])
  await nothingWrong()
})

test('each day earns once, however often one looks, at once or after the clock went back', async () => {
  const { chargeId } = await hires()
  expect(await earns()).toEqual({ lines: 0, amount: 0n })
  daysLater(1)
  const twice = await Promise.all([earns(), earns()])
  expect(twice.map(({ amount }) => amount).toSorted()).toEqual([0n, 3_333n])
  expect(await earns()).toEqual({ lines: 0, amount: 0n })
  daysLater(-3)
  expect(await earns()).toEqual({ lines: 0, amount: 0n })
  expect(await deferred(chargeId)).toBe(76_669n)
  expect((await office.history()).filter((name) => name === 'finance.income-earned')).toHaveLength(1)
  await nothingWrong()
})

test('nights that were missed are made up for, each day in its month, over the end of a month', async () => {
  const { chargeId } = await hires()
  daysLater(40)
  expect(await earns()).toEqual({ lines: 1, amount: 80_002n })
  expect(await incomeByMonth()).toEqual({ '2026-01': 73_326n, '2026-02': 26_674n })
  expect(await deferred(chargeId)).toBe(0n)
  await nothingWrong()
})

test('and of a year, for each service its own', async () => {
  await hires({ suppliedFrom: '2026-12-10', suppliedUntil: '2027-01-08' }, 'equipment-hire', '300')
  await hires({ suppliedFrom: '2026-12-30', suppliedUntil: '2027-01-02' }, 'parcel-storage', '1')
  daysLater(350)
  await earns()
  expect(await incomeByMonth('4300')).toEqual({ '2026-12': 220_000n })
  daysLater(20)
  await earns()
  expect(await incomeByMonth('4300')).toEqual({ '2026-12': 220_000n, '2027-01': 80_000n })
  expect(await incomeByMonth('4520')).toEqual({ '2026-12': 500n, '2027-01': 500n })
  await nothingWrong()
})

test('a day that is closed earns today', async () => {
  await hires()
  daysLater(21)
  await lockPeriod(huda(), { lockedTo: '2026-01-31', reason: 'نهاية الشهر', despite: 'يُرحَّل اليوم' })
  await earns()
  expect(await incomeByMonth()).toEqual({ '2026-01': 19_998n, '2026-02': 16n * 3_333n + 5n * 3_333n })
  await nothingWrong()
})

test('a credit note takes back first what no day has earned, then what was', async () => {
  const { invoiceId, chargeId } = await hires()
  await credits(invoiceId, chargeId, '70')
  expect([await deferred(chargeId), await incomeByMonth()]).toEqual([10_002n, { '2026-01': 19_998n }])
  await nothingWrong()
  daysLater(10)
  await earns()
  expect([await deferred(chargeId), await incomeByMonth()]).toEqual([0n, { '2026-01': 30_000n }])
  await nothingWrong()
  await credits(invoiceId, chargeId, '20')
  expect(await incomeByMonth()).toEqual({ '2026-01': 10_000n })
  await nothingWrong()

  const other = await hires({ suppliedFrom: '2026-01-16', suppliedUntil: '2026-02-14' })
  await credits(other.invoiceId, other.chargeId, '100')
  expect([await deferred(other.chargeId), await debt(other.partyId)]).toEqual([0n, 0n])
  daysLater(60)
  expect(await earns()).toEqual({ lines: 0, amount: 0n })
  await nothingWrong()
})

test('the list says what is left of each service, and an invoice what of it is earned', async () => {
  const { invoiceId } = await hires()
  await hires(month, 'equipment-hire', '30')
  const list = (address: string) => deferrals(huda(), readDeferralsAsked(new URLSearchParams(address)))
  const { rows, sums } = await list('')
  expect(rows).toHaveLength(2)
  expect(sums.map(({ line, unearned }) => [line, unearned])).toEqual([
    ['cars', 80_002n],
    ['equipment', 24_000n],
  ])
  expect((await list('line=equipment')).count).toBe(1)
  expect(await deferralsOn(huda(), invoiceId)).toMatchObject([{ earned: 19_998n, unearned: 80_002n, credited: 0n }])
  daysLater(40)
  await earns()
  expect([(await list('')).count, (await list('state=all')).count]).toEqual([0, 2])
})

test('a year closes with what its days have earned, though nights were missed, and its journal is a paper of its own', async () => {
  const { chargeId } = await hires()
  daysLater(360)
  expect(await deferred(chargeId)).toBe(80_002n)
  await closeYear(office.staff('mudir', may.closeYears, may.unlockPeriods), { year: '2026' })
  expect([await deferred(chargeId), await balanceOf(office, { account: '3300', key: '' })]).toEqual([0n, 100_000n])
  await nothingWrong()
})

test('nobody writes by hand what is left to be earned', async () => {
  const { chargeId } = await hires()
  const change = office.db.updateTable('deferrals').set({ unearned: 0n }).where('chargeId', '=', chargeId).execute()
  await expect(change).rejects.toThrow('stays as it is')
})
