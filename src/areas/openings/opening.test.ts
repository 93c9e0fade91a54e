import { expect, test } from 'vitest'
import { oneApproval } from '#areas/access/approvals/queries.ts'
import { approve, reject } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { findParties } from '#areas/customers/public.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { openSession } from '#areas/finance/cash/use-cases/open-session.ts'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { journal } from '#areas/finance/ledger/journal-queries.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { addAccount } from '#areas/finance/ledger/use-cases/add-account.ts'
import { stopAccount } from '#areas/finance/ledger/use-cases/change-account.ts'
import { reverseJournal } from '#areas/finance/undoing/use-cases/reverse-journal.ts'
import { readSheet } from '#platform/documents/read-sheet.ts'
import { atOnce } from '#testing/at-once.ts'
import { salalah } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { balances, goodBalances, openingsOf } from '#testing/openings.ts'
import { lockPeriod } from '#testing/periods.ts'
import { undoersOf } from '#testing/undoers.ts'
import { answered, visit } from '#testing/visit.ts'
import { openingImport } from './opening-queries.ts'
import { loader as openingPage } from './routes/back-office-opening.tsx'
import { loader as openingsPage } from './routes/back-office-openings.tsx'
import { loader as faultsFile } from './routes/opening-faults.ts'
import { checkOpening } from './use-cases/check-opening.ts'
import { leaveOpening } from './use-cases/leave-opening.ts'
import { sendOpening } from './use-cases/send-opening.ts'
import { uploadOpening } from './use-cases/upload-opening.ts'

const office = testOffice()
const byTwo = undoersOf(office)
const { cashier, colleague, bring, twoOfThem } = openingsOf(office)

const lies = (account: string, key?: string) => balanceOf(office, { account, key })
const nothingWrong = async () =>
  expect((await checkBooks(office.db)).filter(({ differences }) => differences.length > 0)).toEqual([])
const journalsThere = () => office.db.selectFrom('journals').select(['sequence', 'day', 'source']).execute()

test('a list of balances is tried, sent, and posted as one journal when another agrees', async () => {
  const { huda, salim, boxId } = await twoOfThem()
  const importId = await bring(huda)
  expect(await openingImport(huda, importId)).toMatchObject({
    ...{ status: 'checked', good: 5, debits: 12_500_500n, credits: 12_500_500n, faults: [], isOwn: true },
  })
  const { approvalId } = await sendOpening(huda, { importId })
  expect(await journalsThere()).toEqual([])
  await expect(approve(huda, { approvalId })).rejects.toMatchObject({ status: 403 })
  expect(await oneApproval(salim, approvalId)).toMatchObject({
    amount: 12_500_500n,
    reason: 'الملف «ميزان.csv»',
    checks: [
      { answer: 'أرصدة الحسابات' },
      { question: 'تاريخ الأرصدة' },
      { answer: '5 صفوف' },
      { answer: '12,500.500 ر.ع.' },
      { answer: '12,500.500 ر.ع.' },
      { answer: expect.arrayContaining(['1110 الصندوق: مدين 500.000 ر.ع.', '3100 رأس المال: دائن 8,200.000 ر.ع.']) },
    ],
  })

  await approve(salim, { approvalId })
  const [posted] = await journalsThere()
  expect(await journalsThere()).toMatchObject([{ day: '2025-12-31', source: 'opening' }])
  expect(await journal(office, String(posted?.sequence))).toMatchObject({ maker: 'huda', by: 'salim' })
  expect([await lies('1110', boxId), await lies('2180', '2025-Q4'), await lies('3999')]).toEqual([500_000n, 300_500n, 0n])
  expect(await openingImport(huda, importId)).toMatchObject({ status: 'posted', postedAs: posted?.sequence })
  const told = ['finance.opening-uploaded', 'finance.opening-checked', 'finance.opening-sent', 'finance.opening-posted']
  expect(await office.history()).toEqual(expect.arrayContaining(told))
  await nothingWrong()
})

test('money of a customer stands under the customer, whose number the file gives', async () => {
  const { huda, salim, send } = await twoOfThem()
  const counter = office.staff('noor', ...Object.values(customersPermissions))
  await registerCustomer(counter, { kind: 'person', name: 'سالم الكثيري', phone: '91234567' })
  const [party] = await findParties(counter, 'سالم')
  await approve(
    salim,
    await send(['1120,بنك مسقط 0101,90,', `2155,${party?.number.toLowerCase()},,90`, `9310,${'ضمان 14'},40,`, '3999,,0,40']),
  )
  expect([await lies('2155', party?.id), await lies('9390', 'ضمان 14')]).toEqual([90_000n, 40_000n])
  const rows = await office.db.selectFrom('transfers').select('partyId').where('partyId', 'is not', null).execute()
  expect(rows).toEqual([{ partyId: party?.id }])
  expect(huda.actor.name).toBe('huda')
  await nothingWrong()
})

const wrong: [string, string][] = [
  [',,5,', 'اكتب رقم الحساب.'],
  ['1999,,5,', 'لا حساب بهذا الرقم في دليل الحسابات.'],
  ['1140,,5,', 'هذا الحساب موقوف. اختر حسابًا آخر، أو أعد استخدامه.'],
  ['1120,بنك مسقط 0101,5,6', 'في الصف مبلغان. اكتب مبلغًا واحدًا: مدينًا أو دائنًا.'],
  ['1120,بنك مسقط 0101,0,', 'اكتب المبلغ في عمود المدين أو الدائن.'],
  ['1120,بنك مسقط 0101,-5,', 'المبلغ أرقام، مثل 285.500'],
  ['1120,بنك مسقط 0101,#REF!,', 'في الخلية خطأ من الجدول نفسه (#REF!). صحّح معادلتها أو اكتب قيمتها.'],
  ['1120,,5,', 'اكتب المفتاح: حساب بنكي.'],
  ['1120,بنك آخر,5,', 'لا حساب بنكي بهذا الاسم. اكتبه كما في «الصناديق»، أو اكتب الآيبان.'],
  ['1130,بنك مسقط 0101,5,', 'لا حساب بنكي بهذا الاسم. اكتبه كما في «الصناديق»، أو اكتب الآيبان.'],
  ['1110,main,5,', 'لا صندوق بهذا الاسم. اكتبه كما في «الصناديق».'],
  ['2510,a:b,,5', 'المفتاح حروف وأرقام، حتى 40 حرفًا.'],
  ['3100,x,,5', 'هذا الحساب بلا مفتاح. اترك الخانة فارغة.'],
  ['1110,صندوق صلالة,,5', 'رصيد هذا الحساب مدين دائمًا. راجع العمود.'],
  ['2155,CU-99999,,5', 'لا عميل بهذا الرقم. اكتب رقمه كما في سجل العملاء، مثل CU-10002.'],
  ['2180,الربع الأول,,5', 'اكتب الربع هكذا: 2026-Q1'],
  ['1210,CU-10001,5,', 'يُفتتح هذا الحساب بمستنداته واحدًا واحدًا. اكتب مجموعها في صف للحساب 3999.'],
  ['2160,CU-10001,,5', 'يُفتتح هذا الحساب بمستنداته واحدًا واحدًا. اكتب مجموعها في صف للحساب 3999.'],
  ['4900,,,5', 'الإيرادات والمصروفات لا أرصدة افتتاحية لها. صافيها في «أرباح مبقاة» 3300.'],
  ['9290,x,,5', 'ارفع ما في الحافظة من شيكات واحدًا واحدًا في جدول الشيكات. احذف هذا الصف.'],
  ['9390,x,,5', 'يكتبه صف الحساب 9310 الذي يقابله. احذف هذا الصف.'],
  ['2140,C-12,,5', 'يُفتتح هذا الحساب بمستنداته واحدًا واحدًا. اكتب مجموعها في صف للحساب 3999.'],
  ['3995,,5,', 'لا رصيد افتتاحي لهذا الحساب.'],
]

test('what is wrong is told row by row, also as a file, and nothing can be sent', async () => {
  const { huda } = await twoOfThem()
  const importId = await bring(huda, [...goodBalances, ...wrong.map(([line]) => line)])
  const found = await openingImport(huda, importId)
  expect(found?.faults.map(({ row, message }) => [row, message])).toEqual(
    wrong.map(([, message], at) => [goodBalances.length + at + 2, message]),
  )
  await expect(sendOpening(huda, { importId })).rejects.toMatchObject({ code: 'finance.opening-not-ready' })

  const answer = await faultsFile({ ...visit(huda, '/'), params: { importId } })
  const sheet = await readSheet({ name: 'x.xlsx', bytes: Buffer.from(await answer.arrayBuffer()) })
  expect(sheet).toHaveLength(wrong.length + 1)
  expect(sheet[2]?.cells.slice(0, 4)).toEqual(['8', 'رقم الحساب', 'لا حساب بهذا الرقم في دليل الحسابات.', '1999'])
  expect(await openingPage({ ...visit(huda, '/'), params: { importId } })).toMatchObject({ faulty: wrong.length, good: 5 })
})

test('a file that does not balance waits; what is opened later by its documents may stand against 3999', async () => {
  const { huda, salim, send } = await twoOfThem()
  const short = await bring(huda, goodBalances.slice(0, -1))
  await expect(sendOpening(huda, { importId: short })).rejects.toThrow('مجموع المدين لا يساوي مجموع الدائن')
  await approve(salim, await send([...goodBalances.slice(0, -1), '3100,,,9200', '3999,,1000,']))
  expect(await lies('3999')).toBe(-1_000_000n)
  await nothingWrong()
})

test('the same balances are posted once, from whatever file and in whatever order', async () => {
  const { huda, salim, send } = await twoOfThem()
  const { approvalId } = await send()
  const again = await bring(huda, goodBalances.toReversed())
  await expect(sendOpening(huda, { importId: again })).rejects.toMatchObject({ code: 'access.asked-already' })
  await approve(salim, { approvalId })
  await expect(sendOpening(huda, { importId: again })).rejects.toThrow('رُحّلت هذه الأرصدة من قبل')
  expect(await openingImport(huda, again)).toMatchObject({ status: 'checked', postedAs: expect.anything() })
  expect(await journalsThere()).toHaveLength(1)
})

test('two send at once, and two agree at once: it is asked for once and in the books once', async () => {
  const { huda, salim, boxId } = await twoOfThem()
  const manager = await colleague('maryam', 'generalManager')
  const imports = [await bring(huda), await bring(huda)]
  const sent = await Promise.allSettled(imports.map((importId) => sendOpening(huda, { importId })))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [asked] = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const approvalId = asked?.approvalId ?? ''
  const decisions = [salim, manager, salim].map((who) => () => approve(who, { approvalId }))
  const tries = await atOnce(office, (tx) => tx.selectFrom('approvals').select('id').forUpdate().execute(), decisions)
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await lies('1110', boxId)).toBe(500_000n)
})

test('nothing is opened in a closed period, nor by what has changed or was left since it was sent, nor into a box that is kept', async () => {
  const { huda, salim, send, boxId } = await twoOfThem()
  const { code } = await addAccount(huda, { parent: '3100', number: '01', nameBelow: 'حصة الشريك الثاني' })
  const ofPartner = await send(['1120,بنك مسقط 0101,5,', `${code},,,5`])
  await stopAccount(huda, { code })
  await expect(approve(salim, ofPartner)).rejects.toMatchObject({ code: 'finance.opening-changed' })

  const left = await bring(huda, ['1120,بنك مسقط 0101,6,', '3100,,,6'])
  const request = await sendOpening(huda, { importId: left })
  await leaveOpening(huda, { importId: left })
  await expect(approve(salim, request)).rejects.toMatchObject({ code: 'finance.opening-changed' })
  await expect(sendOpening(huda, { importId: left })).rejects.toMatchObject({ code: 'finance.opening-over' })

  const kept = await send(['1110,صندوق صلالة,7,', '3100,,,7'])
  await openSession(await cashier('fatima', salalah), { boxId, rials1: '0' })
  await expect(approve(salim, kept)).rejects.toMatchObject({ code: 'finance.box-kept' })

  const late = await send(goodBalances.slice(1, 2).concat('3100,,,12000.500'))
  await lockPeriod(huda, { lockedTo: '2025-12-31', reason: 'نهاية السنة' })
  await expect(approve(salim, late)).rejects.toMatchObject({ code: 'finance.period-locked' })
  await expect(bring(huda)).rejects.toMatchObject({ code: 'finance.period-locked' })
  await expect(bring(huda, goodBalances, '2099-01-01')).rejects.toMatchObject({ issues: [{ path: ['day'] }] })
  expect(await journalsThere()).toEqual([])
})

test('what is sent back can be sent again, and the whole of it is undone by one reversal', async () => {
  const { huda, salim, boxId } = await twoOfThem()
  const importId = await bring(huda)
  await reject(salim, { ...(await sendOpening(huda, { importId })), note: 'أرفق كشف البنك', decision: 'return' })
  await approve(salim, await sendOpening(huda, { importId }))
  const [posted] = await journalsThere()
  await byTwo((ctx) => reverseJournal(ctx, { number: String(posted?.sequence), reason: 'أرصدة غير نهائية' }))
  expect([await lies('1110', boxId), await lies('3100')]).toEqual([0n, 0n])
  await nothingWrong()
})

test('whoever may bring one sees those of others and sends only their own; nobody else sees any', async () => {
  const { huda, salim } = await twoOfThem()
  const importId = await bring(huda)
  expect(await openingsPage(visit(salim, '/'))).toMatchObject({ imports: [{ status: 'checked', by: 'huda' }] })
  expect(await openingPage({ ...visit(salim, '/'), params: { importId } })).toMatchObject({ isOwn: false, why: null })
  for (const deed of [sendOpening, leaveOpening]) await expect(deed(salim, { importId })).rejects.toMatchObject({ status: 404 })

  const said = office.staff('said')
  for (const deed of [sendOpening, leaveOpening]) await expect(deed(said, { importId })).rejects.toMatchObject({ status: 403 })
  await expect(checkOpening(said, { importId, day: '2025-12-31' })).rejects.toMatchObject({ status: 403 })
  await expect(uploadOpening(said, balances(goodBalances))).rejects.toMatchObject({ status: 403 })
  const nobodys = { ...visit(huda, '/'), params: { importId: huda.newId() } }
  expect(await answered(openingPage(nobodys))).toMatchObject({ init: { status: 404 } })
})

test('the columns that are needed are asked for, and three thousand rows are opened in a few seconds', async () => {
  const { huda, salim, send, bankId } = await twoOfThem()
  const { id } = await uploadOpening(huda, balances(goodBalances))
  const blind = { importId: id, day: '2025-12-31', 'column-account': '0' }
  await expect(checkOpening(huda, blind)).rejects.toMatchObject({ issues: [{ path: ['column-debit'] }] })
  const many = Array.from({ length: 2_999 }, (_, at) => `2510,قرض ${at},,1`)
  await approve(salim, await send([...many, '1120,بنك مسقط 0101,2999,']))
  expect(await lies('1120', bankId)).toBe(2_999_000n)
})
