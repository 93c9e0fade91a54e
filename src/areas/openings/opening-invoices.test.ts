import { expect, test } from 'vitest'
import { oneApproval } from '#areas/access/approvals/queries.ts'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { invoice } from '#areas/finance/invoices/invoice-detail.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { counter } from '#areas/finance/receipts/cashier-queries.ts'
import { loader as invoicePage } from '#areas/finance/record-pages/routes/back-office-invoice.tsx'
import { accountInShort } from '#areas/finance/statements/account-in-short.ts'
import { statement } from '#areas/finance/statements/statement-queries.ts'
import { workingPaper } from '#areas/finance/tax/queries.ts'
import { loader as invoicePdf } from '#areas/finance/vouchers/routes/back-office-invoice-pdf.ts'
import { askWriteOff } from '#areas/finance/write-offs/use-cases/ask-write-off.ts'
import { readSheet } from '#platform/documents/read-sheet.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { openingsOf } from '#testing/openings.ts'
import { registeredCompany } from '#testing/registered.ts'
import { answered, visit } from '#testing/visit.ts'
import { openedSoFar, openingImport } from './opening-queries.ts'
import { loader as openingPage } from './routes/back-office-opening.tsx'
import { loader as template } from './routes/opening-template.ts'
import { leaveOpening } from './use-cases/leave-opening.ts'
import { sendOpening } from './use-cases/send-opening.ts'
import { uploadOpening } from './use-cases/upload-opening.ts'

const office = testOffice()
const { bring, bringPapers, opens, twoOfThem, colleague } = openingsOf(office)
const { customer, box, pays, debt, credit, wrong, huda: counterAgent, id } = payersOf(office)

/** Two customers, as an old list knows them: the first by a phone, the second by our number. */
async function people() {
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const two = await twoOfThem()
  const [salim, said] = [await customer('سالم الكثيري'), await customer('سعيد المعشني')]
  const rows = await office.db.selectFrom('parties').select(['id', 'sequence', 'phone']).execute()
  const of = (party: string) => rows.find((row) => row.id === party)
  return { two, salim, said, phone: of(salim)?.phone?.replace('+968', '') ?? '', number: `CU-${of(said)?.sequence}` }
}

const chargeOf = (invoiceId: string) =>
  office.db.selectFrom('charges').selectAll().where('invoiceId', '=', invoiceId).executeTakeFirstOrThrow()
const itemsThere = () => office.db.selectFrom('openingItems').selectAll().orderBy('place').execute()

test('what customers owed before these books is brought in invoice by invoice, and posted when another agrees', async () => {
  const { two, salim, said, phone, number } = await people()
  const importId = await bringPapers(two.huda, 'invoices', [
    `${phone},2025/118,30/11/2025,15/12/2025,250,12.500,تأجير معدات البناء,تأجير حفارة`,
    `${number},٧٧,2025-12-01,,40,,,`,
  ])
  expect(await openingImport(two.huda, importId)).toMatchObject({ kind: 'invoices', good: 2, debits: 302_500n, faults: [] })
  const { approvalId } = await sendOpening(two.huda, { importId })
  expect(await itemsThere()).toEqual([])
  await expect(approve(two.huda, { approvalId })).rejects.toMatchObject({ status: 403 })
  expect(await oneApproval(two.salim, approvalId)).toMatchObject({
    amount: 302_500n,
    checks: expect.arrayContaining([{ question: 'ما في الملف', answer: 'فواتير مفتوحة' }]),
  })
  await approve(two.salim, { approvalId })

  expect([await debt(salim), await debt(said)]).toEqual([262_500n, 40_000n])
  expect(await balanceOf(office, { account: '3999' })).toBe(302_500n)
  const [first] = await itemsThere()
  expect(await invoice(counterAgent(), first?.id)).toMatchObject({
    ...{ kind: 'opening-invoice', number: '2025/118', issuedOn: '2025-11-30', dueOn: '2025-12-15' },
    ...{ net: 250_000n, vat: 12_500n, open: 262_500n, state: 'overdue' },
  })
  expect(await openedSoFar(two.huda)).toMatchObject({
    kinds: [{ kind: 'invoices', count: 2, amount: 302_500n }],
    against: 302_500n,
  })
  expect(await openingPage({ ...visit(two.huda, '/'), params: { importId } })).toMatchObject({
    items: [{ holder: 'سالم الكثيري' }, {}],
  })
  expect(await office.history()).toEqual(expect.arrayContaining(['finance.opening-items-posted', 'finance.opening-item-opened']))
  expect(await wrong()).toEqual([])
})

test('an opened invoice is called in the statement what it was for, and its number is said once', async () => {
  const { two, salim, phone } = await people()
  const rows = [
    `${phone},2025/118,2025-11-30,2025-12-15,250,12.500,,تأجير حفارة`,
    `${phone},2025/119,2025-11-30,2025-12-15,20,1,,`,
  ]
  await opens(two, 'invoices', rows)
  const asked = { from: '2025-01-01', to: '2026-12-31', service: '' as const, page: 1 }
  const { rows: told } = await statement(counterAgent(), [salim], asked)
  expect(told.map(({ memo }) => memo).sort()).toEqual(['تأجير حفارة (2025/118)', 'فاتورة سابقة 2025/119'].sort())
})

test('an opened invoice is a due like any other: seen at the counter under its old number, in the statement, and paid', async () => {
  const { two, salim, phone } = await people()
  await opens(two, 'invoices', [`${phone},2025/118,2025-11-30,2025-12-15,250,12.500,,تأجير حفارة`])
  const boxId = await box()
  const teller = counterAgent()
  expect(await counter(teller, { q: '2025/118', party: '' })).toMatchObject({
    payer: { id: salim },
    dues: [{ number: '2025/118', dueOn: '2025-12-15', open: 262_500n, description: 'تأجير حفارة' }],
  })
  const asked = { from: '2025-01-01', to: '2026-12-31', service: '' as const, page: 1 }
  expect(await statement(teller, [salim], asked)).toMatchObject({
    closing: 262_500n,
    rows: [{ day: '2025-12-31', amount: 262_500n, paper: { label: 'فاتورة سابقة', number: '2025/118' } }],
  })
  expect(await accountInShort(teller, salim)).toMatchObject({ owed: 262_500n, overdue: 262_500n })
  await pays(salim, '300')
  expect([await debt(salim), await credit(salim)]).toEqual([0n, 37_500n])
  expect(await balanceOf(office, { account: '1110', key: boxId })).toBe(300_000n)
  expect(await wrong()).toEqual([])
})

test('its tax was told before: none of it is in a return, no credit note is issued for it, and it can be given up', async () => {
  const { two, salim, phone } = await people()
  await opens(two, 'invoices', [`${phone},2025/118,2025-11-30,,250,12.500,,`])
  const [item] = await itemsThere()
  expect(await workingPaper(office, '2025-Q4')).toMatchObject({ supplies: [], output: 0n, books: { output: 0n } })
  const charge = await chargeOf(item?.id ?? '')
  const note = { id: id(), invoiceId: item?.id ?? '', reason: 'خطأ', chargeId1: charge.id, net1: '10' }
  await expect(creditInvoice(counterAgent(), note)).rejects.toMatchObject({ code: 'finance.is-opening' })
  const shown = { ...visit(counterAgent(), '/'), params: { invoiceId: item?.id } }
  expect(await invoicePage(shown)).toMatchObject({ mayCredit: false, mayWriteOff: true })
  expect(await answered(invoicePdf(shown))).toMatchObject({ init: { status: 404 } })
  const lost = {
    id: id(),
    partyId: salim,
    chargeId1: charge.id,
    amount1: '262.500',
    evidence: [],
    reason: 'أفلس',
    attempts: 'رسالتان',
  }
  await approve(two.salim, { approvalId: (await askWriteOff(two.huda, lost)).approvalId ?? '' })
  expect(await debt(salim)).toBe(0n)
  expect(await wrong()).toEqual([])
})

test('what is wrong is told row by row, and nothing of the file is taken', async () => {
  const { two, phone, number } = await people()
  const wrongRows: [string, string][] = [
    [',1,2025-11-30,,5,,,', 'اكتب رقم العميل، مثل CU-10002، أو هاتفه.'],
    ['CU-99999,1,2025-11-30,,5,,,', 'لا عميل بهذا الرقم. سجّله أولًا، أو اكتب رقمه كما في سجل العملاء، مثل CU-10002.'],
    [`${phone},,2025-11-30,,5,,,`, 'اكتب رقم الفاتورة القديم.'],
    [`${phone},INV-SLL26-00001,2025-11-30,,5,,,`, 'هذا من ترقيم هذه الدفاتر. اكتب رقم الورقة في الدفاتر القديمة.'],
    [`${phone},2,,,5,,,`, 'اكتب تاريخ الفاتورة هكذا: 2025-11-30'],
    [`${phone},3,2026-01-02,,5,,,`, 'هذا اليوم بعد تاريخ الأرصدة. ما صدر بعده يُسجَّل في هذه الدفاتر نفسها.'],
    [`${phone},4,2025-11-30,2025-11-01,5,,,`, 'الاستحقاق في يوم الفاتورة أو بعده.'],
    [`${phone},5,2025-11-30,,0,,,`, 'المبلغ أكبر من صفر.'],
    [`${phone},6,2025-11-30,,#REF!,,,`, 'في الخلية خطأ من الجدول نفسه (#REF!). صحّح معادلتها أو اكتب قيمتها.'],
    [`${phone},7,2025-11-30,,100,20,,`, 'ضريبة 100.000 ر.ع. لا تزيد على 5.001 ر.ع.'],
    [`${phone},8,2025-11-30,,5,,زراعة,`, 'النشاط أحد أنشطة الشركة، أو «مشترك بين الأنشطة».'],
    [`${phone},9,2025-11-30,,5,,,`, ''],
    [`${phone},٩,2025-11-30,,6,,,`, 'مكرر في الملف: هو نفسه في الصف 13.'],
    [`${number},9,2025-11-30,,6,,,`, ''],
  ]
  const importId = await bringPapers(
    two.huda,
    'invoices',
    wrongRows.map(([line]) => line),
  )
  const found = await openingImport(two.huda, importId)
  expect(found?.faults.map(({ row, message }) => [row, message])).toEqual(
    wrongRows.flatMap(([, message], at) => (message ? [[at + 2, message]] : [])),
  )
  expect(found).toMatchObject({ good: 2 })
  await expect(sendOpening(two.huda, { importId })).rejects.toMatchObject({ code: 'finance.opening-not-ready' })
  await leaveOpening(two.huda, { importId })
  expect(await itemsThere()).toEqual([])
})

test('the same invoice comes once: in another file it is a fault, and of two files agreed to at once one is refused', async () => {
  const { two, salim, phone } = await people()
  const manager = await colleague('maryam', 'generalManager')
  const [one, other] = [`${phone},118,2025-11-30,,250,12.500,,`, `${phone},119,2025-11-30,,10,,,`]
  const files = [await bringPapers(two.huda, 'invoices', [one]), await bringPapers(two.huda, 'invoices', [one, other])]
  const sent = [
    await sendOpening(two.huda, { importId: files[0] ?? '' }),
    await sendOpening(two.huda, { importId: files[1] ?? '' }),
  ]
  const again = await bringPapers(two.huda, 'invoices', [one])
  await expect(sendOpening(two.huda, { importId: again })).rejects.toMatchObject({ code: 'access.asked-already' })
  const [first = { approvalId: '' }, second = { approvalId: '' }] = sent
  const decided = await Promise.allSettled([approve(two.salim, first), approve(manager, second)])
  expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const there = (await itemsThere()).length
  expect([1, 2]).toContain(there)
  expect(await debt(salim)).toBe(there === 1 ? 262_500n : 272_500n)
  const late = await bringPapers(two.huda, 'invoices', [one])
  expect(await openingImport(two.huda, late)).toMatchObject({ faults: [{ message: 'أُدخل هذا من قبل. احذف هذا الصف.' }] })
  expect(await wrong()).toEqual([])
})

test('with the rest of the balances 3999 comes to nothing, and a hundred invoices are opened in seconds', async () => {
  const { two, phone } = await people()
  await opens(
    two,
    'invoices',
    Array.from({ length: 100 }, (_, at) => `${phone},${at + 1},2025-11-30,,10,0.500,,`),
  )
  await approve(two.salim, await sendOpening(two.huda, { importId: await bring(two.huda, ['3100,,,1050', '3999,,1050,']) }))
  expect(await openedSoFar(two.huda)).toMatchObject({ against: 0n })
  expect(await wrong()).toEqual([])
})

test('the empty table to fill in is read as its kind at once', async () => {
  const { two } = await people()
  const answer = await template(visit(two.huda, '/admin/finance/opening/template?kind=invoices'))
  const sheet = await readSheet({ name: 'x.xlsx', bytes: Buffer.from(await answer.arrayBuffer()) })
  expect(sheet[0]?.cells.slice(0, 3)).toEqual(['العميل', 'الرقم القديم', 'التاريخ'])
  expect(sheet).toHaveLength(2)
})

const headings: [string, Record<string, number>][] = [
  ['العميل,الرقم,التاريخ,المبلغ,الضريبة', { party: 0, number: 1, day: 2, vat: 4 }],
  ['العميل,الرقم,التاريخ,المبلغ,الضريبة,قبل الضريبة', { party: 0, number: 1, day: 2, vat: 4, net: 5 }],
  ['العميل,الرقم,التاريخ,المبلغ', { party: 0, number: 1, day: 2, net: 3 }],
]

test.each(headings)('an amount beside its tax is not taken for what is without it: %s', async (head, mapping) => {
  const { huda } = await twoOfThem()
  const file = { name: 'فواتير.csv', bytes: Buffer.from(`${head}\n91234567,7,2025-12-01,105,5,100`) }
  const { id: importId } = await uploadOpening(huda, { kind: 'invoices', file })
  expect((await openingImport(huda, importId))?.mapping).toEqual(mapping)
})
