import { expect, test } from 'vitest'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { visit } from '#testing/visit.ts'
import { duesPerPage } from './ageing.ts'
import { counter, type Due } from './cashier-queries.ts'
import { loader as counterPage } from './routes/back-office-cashier.tsx'
import { chosenAtOnce } from './ui/till.ts'
import { parkPayment } from './use-cases/park-payment.ts'

const office = testOffice()
const { huda, id, customer, box, owes } = payersOf(office)

test('what somebody owes is all of it, however many dues stand on a page, and the next page has the rest', async () => {
  const [, salim] = [await box(), await customer()]
  for (let due = 0; due <= duesPerPage; due += 1) await owes(salim, '1', '2026-01-05')
  const first = await counter(huda(), { q: '', party: salim })
  expect(first).toMatchObject({ at: 1, owed: { count: 101, owed: 101_000n, covered: 0n, ages: { month: 101_000n } } })
  expect(first.dues).toHaveLength(duesPerPage)
  const second = await counterPage(visit(huda(), `/x?party=${salim}&page=7`))
  expect(second).toMatchObject({ at: 2, owed: { owed: 101_000n } })
  expect(second.dues).toHaveLength(1)

  const form = {
    id: id(),
    partyId: salim,
    page: '2',
    method1: 'cash',
    amount1: '1',
    charge1: second.dues[0]?.id ?? '',
    pay1: '1',
  }
  await parkPayment(huda(), form)
  expect(await counterPage(visit(huda(), `/x?parked=${form.id}`))).toMatchObject({ at: 2, typed: { pay1: '1' } })
})

test('one press chooses what is due, and where nothing is due yet what comes; never what a cheque covers', () => {
  const due = (dueOn: string, covered = 0n): Due => ({
    ...{ id: dueOn, line: 'cars', description: 'تأجير', number: 'IN-SLL26-00001', dueOn },
    ...{ total: 10n, open: 10n, covers: [], covered },
  })
  const today = '2026-01-15'
  const chosen = (...dues: Due[]) => chosenAtOnce(dues, today)
  expect(chosen(due('2026-01-15'), due('2026-02-01'))).toMatchObject({ label: 'المستحق كله', dues: [{ id: '2026-01-15' }] })
  expect(chosen(due('2026-02-01'), due('2026-03-01', 10n))).toMatchObject({
    ...{ label: expect.stringContaining('القادم'), dues: [{ id: '2026-02-01' }] },
  })
  expect(chosen(due('2026-01-01', 10n)).dues).toEqual([])
})
