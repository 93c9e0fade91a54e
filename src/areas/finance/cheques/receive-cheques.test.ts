import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { coveredPart, coversOf, spreadOver } from '#areas/finance/invoices/cheque-covers.ts'
import { issueInvoice } from '#areas/finance/invoices/use-cases/issue-invoice.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { loader as listPaper } from '#areas/finance/vouchers/routes/back-office-cheque-list-pdf.ts'
import { vaultOf } from '#testing/cheques.ts'
import { csvRows } from '#testing/csv.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { answered, statusOf, visit } from '#testing/visit.ts'
import { monthsAfter } from '#values/days.ts'
import { actsOn } from './acts-on.ts'
import { readChequesAsked } from './cheque-asked.ts'
import { cheque } from './cheque-detail.ts'
import { newCheques } from './new-cheques.ts'
import { cheques } from './queries.ts'
import { action } from './routes/back-office-new-cheques.tsx'
import { loader as exported } from './routes/cheques-export.ts'
import { seriesOf } from './series.ts'
import { coverCharges } from './use-cases/cover-charges.ts'
import { returnCheque } from './use-cases/leave-vault.ts'
import { receiveCheques, replaceCheque } from './use-cases/receive-cheques.ts'

const office = testOffice()
const { huda, id, customer, owes, brings, vault, status, debt, credit, wrong } = vaultOf(office)
const nothingWrong = async () => expect(await wrong()).toEqual([])
const year = { bank: 'بنك ظفار', cover: 'later' } as const

/** Twelve of them, a month apart. */
const twelve = (from = '2026-02-01') =>
  Object.fromEntries(
    seriesOf({ number: '118', from, count: 12, amount: '285.500' }).flatMap(({ number, dueOn, amount }, index) => [
      [`number${index + 1}`, number],
      [`dueOn${index + 1}`, dueOn],
      [`amount${index + 1}`, amount],
    ]),
  ) as { number1: string; dueOn1: string; amount1: string }

test('a month later is the same day, or the last of a shorter month', () => {
  expect([monthsAfter('2026-01-31', 1), monthsAfter('2026-12-31', 2), monthsAfter('2028-01-30', 1)]).toEqual([
    '2026-02-28',
    '2027-02-28',
    '2028-02-29',
  ])
  expect(seriesOf({ number: '000998', from: '2026-11-05', count: 3, amount: '10' }).map((row) => row.number)).toEqual([
    '000998',
    '000999',
    '001000',
  ])
})

test('twelve cheques of one screen lie in the safe with their list, and nobody has paid', async () => {
  const salim = await customer()
  await owes(salim, '100')
  const list = await receiveCheques(huda(), { id: id(), partyId: salim, ...year, ...twelve() })
  expect(list).toMatchObject({ number: 'CQ-SLL26-00001', count: 12 })
  expect(await vault(salim)).toEqual([3_426_000n, 0n, 0n, 3_426_000n])
  expect([await debt(salim), await credit(salim)]).toEqual([100_000n, 0n])
  expect(await office.history()).toContain('finance.cheques-received')
  await nothingWrong()
})

test('the earlier cheque covers the earlier dues, as far as both reach, and no due is covered twice', async () => {
  const salim = await customer()
  const late = await owes(salim, '30', '2026-01-25')
  const early = await owes(salim, '20', '2026-01-05')
  const first = await brings(salim, '35', { cover: 'oldest' })
  expect((await cheque(huda(), first))?.covers).toMatchObject([
    { id: early.chargeId, amount: 20_000n },
    { id: late.chargeId, amount: 15_000n },
  ])
  const second = await brings(salim, '50', { cover: 'oldest' })
  expect((await cheque(huda(), second))?.covers).toMatchObject([{ id: late.chargeId, amount: 15_000n }])
  const covers = await coversOf(office, [late.chargeId])
  expect(coveredPart(30_000n, covers.get(late.chargeId))).toBe(30_000n)
  const parts = spreadOver(
    [
      { id: 'b', amount: 5n, dueOn: '2026-02-01' },
      { id: 'a', amount: 5n, dueOn: '2026-01-01' },
    ],
    [{ id: 'x', left: 7n }],
  )
  expect(parts.map(({ chequeId, amount }) => [chequeId, amount])).toEqual([
    ['a', 5n],
    ['b', 2n],
  ])
})

test('only what is ticked is covered, and nothing that is somebody else’s', async () => {
  const [salim, said] = [await customer(), await customer('سعيد المعشني')]
  await owes(salim, '20', '2026-01-05')
  const { chargeId } = await owes(salim, '30', '2026-01-25')
  const one = await brings(salim, '30', { cover: 'chosen', charge2: chargeId })
  expect((await cheque(huda(), one))?.covers).toMatchObject([{ id: chargeId, amount: 30_000n }])
  await expect(brings(said, '30', { cover: 'chosen', charge1: chargeId })).rejects.toMatchObject({ status: 404 })
  await expect(brings(said, '30', { cover: 'chosen' })).rejects.toMatchObject({ issues: [{ path: ['cover'] }] })
})

test('what is covered does not hide what is not: a hundred dues under one cheque leave the next to be chosen and covered', async () => {
  const salim = await customer()
  const days = { suppliedFrom: '2026-01-10', suppliedUntil: '2026-01-12' }
  const lines = Array.from({ length: 10 }, (_, at) =>
    Object.entries({ kind: 'car-hire', description: `سيارة ${at}`, quantity: '1', unitPrice: '1' }).map(([name, value]) => [
      `${name}${at + 1}`,
      value,
    ]),
  )
  for (let at = 0; at < 10; at += 1)
    await issueInvoice(huda(), { id: id(), partyId: salim, ...days, dueOn: '2026-01-15', ...Object.fromEntries(lines.flat()) })
  await brings(salim, '100', { cover: 'oldest' })
  const { chargeId } = await owes(salim, '7', '2026-01-25')
  expect((await newCheques(huda(), new URLSearchParams({ party: salim }))).dues).toMatchObject([{ id: chargeId, left: 7_000n }])
  const chosen = await brings(salim, '3', { cover: 'chosen', charge1: chargeId })
  const oldest = await brings(salim, '4', { cover: 'oldest' })
  const both = [await cheque(huda(), chosen), await cheque(huda(), oldest)].map((one) => one?.covers.map((cover) => cover.id))
  expect(both).toEqual([[chargeId], [chargeId]])
  await coverCharges(huda(), { chequeId: chosen, rest: 'credit', charge1: chargeId })
  expect(await actsOn(huda(), (await cheque(huda(), chosen)) as never)).toMatchObject({ cover: [{ id: chargeId, left: 3_000n }] })
})

const bad: [string, Record<string, string>, string][] = [
  ['a number of letters', { number1: 'abc' }, 'number1'],
  ['a number in another script', { number1: '৫৬' }, 'number1'],
  ['an amount of nothing', { amount1: '0' }, 'amount1'],
  ['half a baisa', { amount1: '0.0005' }, 'amount1'],
  ['a day that does not exist', { dueOn1: '2026-02-30' }, 'dueOn1'],
  ['a cheque too old to be paid', { dueOn1: '2025-06-01' }, 'dueOn1'],
  ['a slip of the year', { dueOn1: '2062-01-01' }, 'dueOn1'],
  ['one number twice', { number2: '381', dueOn2: '2026-02-15', amount2: '5', number1: '381' }, 'number2'],
  ['no bank', { bank: '' }, 'bank'],
  ['an account of letters', { account: 'x' }, 'account'],
]
test.each(bad)('refused under its field, with what was typed: %s', async (_, typed, field) => {
  const form = {
    id: id(),
    partyId: await customer(),
    bank: 'بنك مسقط',
    number1: '7',
    dueOn1: '2026-02-15',
    amount1: '10',
    ...typed,
  }
  const answer = await answered(action(visit(huda(), '/?act=receive', { form, params: { id: form.id } })))
  expect(answer).toMatchObject({ data: { fields: { [field]: [expect.any(String)] }, typed: { partyId: form.partyId } } })
  expect(await office.db.selectFrom('cheques').select('id').execute()).toEqual([])
  await nothingWrong()
})

test('a number of a bank and account is in the vault once; digits of either kind are one number', async () => {
  const [salim, said] = [await customer(), await customer('سعيد المعشني')]
  await brings(salim, '10', { number1: '٣٨١', account: '0123456789' })
  const again = brings(said, '10', { number1: '000381', account: '٠١٢٣٤٥٦٧٨٩' })
  await expect(again).rejects.toMatchObject({ issues: [{ path: ['number1'], message: expect.stringContaining('سالم الكثيري') }] })
  await brings(said, '10', { number1: '000381', account: '999999' })
  await brings(said, '10', { number1: '381', bank: 'بنك نزوى' })
  const same = Array.from({ length: 4 }, () => brings(said, '10', { number1: '77', bank: 'صحار الدولي' }))
  expect((await Promise.allSettled(same)).filter(({ status: went }) => went === 'fulfilled')).toHaveLength(1)
  await nothingWrong()
})

test('a form pressed six times at once is one list, and a cheque stays as it was handed over', async () => {
  const salim = await customer()
  const form = { id: id(), partyId: salim, bank: 'بنك مسقط', number1: '9', dueOn1: '2026-02-15', amount1: '10' }
  await Promise.all(Array.from({ length: 6 }, () => receiveCheques(huda(), form)))
  expect(await vault(salim)).toEqual([10_000n, 0n, 0n, 10_000n])
  for (const forged of [sql`update cheques set amount = 1`, sql`update cheques set party_id = gen_random_uuid()`])
    await expect(forged.execute(office.owner)).rejects.toMatchObject({ code: '23001' })
  await expect(sql`delete from cheques`.execute(office.owner)).rejects.toMatchObject({ code: '23001' })
  await expect(sql`update cheque_steps set reason = 'x'`.execute(office.db)).rejects.toMatchObject({ code: '42501' })
  await expect(receiveCheques(office.staff('noor'), form)).rejects.toMatchObject({ status: 403 })
})

test('another cheque comes in its place, and covers what it covered', async () => {
  const salim = await customer()
  const { chargeId } = await owes(salim, '20')
  const chequeId = await brings(salim, '20', { cover: 'oldest' })
  const form = { id: id(), partyId: salim, chequeId, bank: 'بنك مسقط', number1: '96', dueOn1: '2026-02-15', amount1: '20' }
  const swap = () => replaceCheque(huda(), { ...form, reason: 'طلب تغيير التاريخ', cover: 'oldest' })
  await Promise.all([swap(), swap()])
  expect(await status(chequeId)).toBe('replaced')
  expect(await vault(salim)).toEqual([20_000n, 0n, 0n, 20_000n])
  expect((await coversOf(office, [chargeId])).get(chargeId)).toMatchObject([{ number: '000096', amount: 20_000n }])
  await expect(replaceCheque(huda(), { ...form, id: id(), number1: '97', reason: 'مرة أخرى' })).rejects.toMatchObject({
    code: 'finance.cheque-moved',
  })
  await nothingWrong()
})

test('cheques are found, narrowed, summed by state, and leave the house as they stand in the address', async () => {
  const [salim, said] = [await customer(), await customer('سعيد المعشني')]
  await brings(salim, '10', { drawer: 'شركة ظفار للأسماك' })
  await brings(said, '30', { bank: 'بنك نزوى', dueOn1: '2026-03-01' })
  const listed = async (query: string) =>
    (await cheques(huda(), readChequesAsked(new URLSearchParams(query)))).rows.map(({ amount }) => amount)
  expect(await listed('')).toEqual([10_000n, 30_000n])
  for (const query of ['q=ظفار', 'q=سالم', `party=${salim}`, 'bank=بنك مسقط', 'to=2026-02-01', 'q=CQ-SLL26-00001'])
    expect(await listed(query), query).toEqual([10_000n])
  for (const query of ['state=bounced', 'party=x', 'from=2026-04-01']) expect(await listed(query), query).toEqual([])
  expect((await cheques(huda(), readChequesAsked(new URLSearchParams()))).sums).toEqual([
    { status: 'received', sum: 40_000n, count: 2n },
  ])
  const csv = await (await exported(visit(huda(), '/export?format=csv&q=ظفار'))).text()
  expect(csv.trim().split('\r\n')).toHaveLength(3)
  const back = await brings(said, '5')
  await returnCheque(huda(), { chequeId: back, reason: 'طلبه الساحب' })
  expect(await listed('')).toEqual([10_000n, 30_000n, 5_000n])
  const rows = await csvRows(exported(visit(huda(), '/export?format=csv')))
  expect(rows.map((row) => row[5])).toEqual(['10.000', '30.000', '5.000', '40.000', '5.000'])
  expect(await office.history()).toContain('house.exported')
  expect(await answered(exported(visit(office.staff('omar', may.viewCheques), '/export')))).toMatchObject({
    init: { status: 403 },
  })
})

test('the paper of a list names every cheque, and says that it is no receipt', async () => {
  const salim = await customer()
  const list = await receiveCheques(huda(), { id: id(), partyId: salim, ...year, ...twelve() })
  const paper = await listPaper(visit(huda(), '/pdf', { params: { listId: list.id } }))
  const text = pdfText(new Uint8Array(await paper.arrayBuffer()))
  for (const said of ['CQ-SLL26-00001', '000118', '000129', '3,426.000', 'سالم الكثيري', 'إلا بعد تحصيله'])
    expect(text).toContain(said)
  expect(await statusOf(listPaper(visit(huda(), '/pdf', { params: { listId: id() } })))).toBe(404)
})

test('the screen fills a series from its first cheque, and offers what is owed and not covered', async () => {
  const salim = await customer()
  await owes(salim, '20')
  const query = new URLSearchParams({
    party: salim,
    count: '12',
    number: '٤١٧',
    from: '2026-01-31',
    amount: '285.5',
    bank: 'بنك نزوى',
  })
  const shown = await newCheques(huda(), query)
  expect(shown.rows.map(({ number, dueOn }) => `${number} ${dueOn}`).slice(0, 2)).toEqual([
    '000417 2026-01-31',
    '000418 2026-02-28',
  ])
  expect(shown).toMatchObject({ giver: { name: 'سالم الكثيري' }, dues: [{ open: 20_000n, left: 20_000n }] })
  expect((await newCheques(huda(), new URLSearchParams({ q: 'سالم' }))).found).toHaveLength(1)
})
