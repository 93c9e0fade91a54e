import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oneApproval } from '#areas/access/approvals/queries.ts'
import { approve, reject } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { actorOf } from '#areas/access/roles/actors.ts'
import { grantRole } from '#areas/access/roles/use-cases/grant-role.ts'
import { addCompanyAccount } from '#areas/finance/cash/use-cases/change-bank-accounts.ts'
import { checkBooks, ledgerChecks } from '#areas/finance/closing/checks.ts'
import { reverseJournal } from '#areas/finance/undoing/use-cases/reverse-journal.ts'
import { addDemonstrationAccount } from '#areas/identity/accounts/use-cases/add-demonstration-account.ts'
import { theHouseItself } from '#platform/actors.ts'
import { atOnce } from '#testing/at-once.ts'
import { testOffice } from '#testing/office.ts'
import { lockPeriod } from '#testing/periods.ts'
import { moved, journal as moving, postIt } from '#testing/postings.ts'
import { journalsAddress, readJournalsAsked } from './journal-asked.ts'
import { exportedLines, journal, journals } from './journal-queries.ts'
import { balanceOf } from './leaves.ts'
import { addAccount } from './use-cases/add-account.ts'
import { stopAccount } from './use-cases/change-account.ts'
import { writeVoucher } from './use-cases/write-voucher.ts'
import type { WriteVoucherForm } from './voucher-inputs.ts'
import { returnedVoucher } from './voucher-queries.ts'

const office = testOffice()
const house = () => ({ ...office.visitor(), actor: theHouseItself })

async function colleague(word: string, role: string) {
  const { id } = await addDemonstrationAccount(house(), { name: word, email: `${word}@x.om` })
  await grantRole(house(), { accountId: id, role })
  return { ...office.visitor(), actor: await actorOf(office.visitor(), { id, kind: 'staff', name: word, sessionId: 'x' }) }
}

async function twoOfThem() {
  const { id: bankId } = await addCompanyAccount(house(), account)
  const [huda, salim] = [await colleague('huda', 'accountant'), await colleague('salim', 'financeManager')]
  const write = (changed: Partial<WriteVoucherForm> = {}) =>
    writeVoucher(huda, { voucherId: huda.newId(), day: '2026-01-10', memo: 'إيداع رأس المال', ...capital, ...changed })
  const posted = async (changed: Partial<WriteVoucherForm> = {}) => {
    await approve(salim, { approvalId: (await write(changed)).approvalId })
    const { rows } = await sql<{ last: string }>`select max(sequence)::text as last from journals`.execute(office.db)
    return rows[0]?.last ?? ''
  }
  return { huda, salim, write, posted, inBank: () => balanceOf(office, { account: '1120', key: bankId }) }
}

const account = { bank: 'بنك مسقط', iban: 'OM030270000000000000101', heldFor: 'operating', holder: 'التحالف' } as const
const bank = 'بنك مسقط 0101'
const capital = { debit1: '1120', debitKey1: bank, credit1: '3100', amount1: '٢٥٠.٥' }
const nothingWrong = async () =>
  expect((await checkBooks(office.db, ledgerChecks)).filter(({ differences }) => differences.length > 0)).toEqual([])

test('what is written by hand is posted when another agrees, and by nobody before', async () => {
  const { salim, write, inBank } = await twoOfThem()
  const { approvalId } = await write()
  expect(await inBank()).toBe(0n)
  expect(await oneApproval(salim, approvalId)).toMatchObject({
    amount: 250_500n,
    reason: 'إيداع رأس المال',
    checks: [
      { question: 'تاريخ القيد' },
      { answer: ['مدين: 1120 البنك، الحساب التشغيلي، بنك مسقط 0101', 'دائن: 3100 رأس المال', 'المبلغ: 250.500 ر.ع.'] },
    ],
  })

  await approve(salim, { approvalId })
  expect(await inBank()).toBe(250_500n)
  const { rows } = await journals(office, readJournalsAsked(new URLSearchParams()), null)
  expect(rows).toMatchObject([{ day: '2026-01-10', memo: 'إيداع رأس المال', total: 250_500n, by: 'salim', reversed: false }])
  expect(await journal(office, String(rows[0]?.number))).toMatchObject({ maker: 'huda', by: 'salim', source: 'voucher' })
  expect(await office.history()).toEqual(expect.arrayContaining(['finance.journal-written', 'finance.journal-posted']))
  await nothingWrong()
})

test('two agree at once, and it is in the books once; whoever wrote it agrees to nothing', async () => {
  const { salim, write, inBank } = await twoOfThem()
  const manager = await colleague('maryam', 'generalManager')
  const { approvalId } = await write()
  const decisions = [salim, manager, salim].map((who) => () => approve(who, { approvalId }))
  const tries = await atOnce(office, (tx) => tx.selectFrom('approvals').select('id').forUpdate().execute(), decisions)
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await inBank()).toBe(250_500n)

  const voucher = { voucherId: manager.newId(), day: '2026-01-10', memo: 'زيادة رأس المال', ...capital }
  const own = await writeVoucher(manager, voucher)
  await expect(approve(manager, own)).rejects.toMatchObject({ code: 'access.own-request' })
  expect(await inBank()).toBe(250_500n)
})

test('what is pressed twice is asked for once, and what was posted is not asked for again', async () => {
  const { huda, salim, write } = await twoOfThem()
  const voucherId = huda.newId()
  const asked = await Promise.allSettled([write({ voucherId }), write({ voucherId }), write({ voucherId })])
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [first] = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  await approve(salim, { approvalId: first?.approvalId ?? '' })
  await expect(write({ voucherId })).rejects.toMatchObject({ code: 'finance.posted-before' })
})

test('what is refused never reaches the books, and says why; mended it can be asked for again', async () => {
  const { huda, salim, write, inBank } = await twoOfThem()
  const voucherId = huda.newId()
  const { approvalId } = await write({ voucherId })
  await reject(salim, { approvalId, note: 'أرفق كشف البنك', decision: 'return' })
  expect(await inBank()).toBe(0n)
  expect(await oneApproval(huda, approvalId)).toMatchObject({ status: 'rejected', note: 'أرفق كشف البنك' })
  expect(await office.history()).toContain('access.rejected')
  await approve(salim, await write({ voucherId }))
  expect(await inBank()).toBe(250_500n)
})

test('what came back to be mended stands filled in before whoever wrote it, and before nobody else, until it is asked for anew', async () => {
  const { huda, salim, write } = await twoOfThem()
  const voucherId = huda.newId()
  const parts = { debit2: '5400', credit2: '1260', amount2: '3.25', line2: 'cars' } as const
  const { approvalId } = await write({ voucherId, ...parts })
  expect(await returnedVoucher(huda, approvalId)).toBeNull()
  await reject(salim, { approvalId, note: 'أرفق كشف البنك', decision: 'return' })

  const mendPath = `/admin/finance/journals/new?mends=${approvalId}`
  expect(await oneApproval(huda, approvalId)).toMatchObject({ mendPath })
  expect(await oneApproval(salim, approvalId)).toMatchObject({ mendPath: null })
  expect(await returnedVoucher(salim, approvalId)).toBeNull()
  const back = await returnedVoucher(huda, approvalId)
  expect(back).toEqual({
    ...{ voucherId, note: 'أرفق كشف البنك' },
    typed: { day: '2026-01-10', memo: 'إيداع رأس المال', ...capital, amount1: '250.500', ...parts, amount2: '3.250' },
  })

  await write({ voucherId, ...back?.typed } as Partial<WriteVoucherForm>)
  expect(await returnedVoucher(huda, approvalId)).toBeNull()
  const refused = await write()
  await reject(salim, { ...refused, note: 'ليس رأس مال', decision: 'reject' })
  for (const id of [approvalId, refused.approvalId]) expect(await oneApproval(huda, id)).toMatchObject({ mendPath: null })
})

const wrong: [string, Partial<WriteVoucherForm>, string][] = [
  ['an amount of nothing', { amount1: '0' }, 'amount1'],
  ['less than nothing', { amount1: '-5' }, 'amount1'],
  ['less than a baisa', { amount1: '0.0005' }, 'amount1'],
  ['a number of engineers', { amount1: '1e9' }, 'amount1'],
  ['more than there is money', { amount1: '1000000000' }, 'amount1'],
  ['digits of Bengal', { amount1: '২৫০' }, 'amount1'],
  ['no amount', { amount1: undefined }, 'amount1'],
  ['an account that is none', { debit1: '1999' }, 'debit1'],
  ['the debts of customers', { credit1: '1210' }, 'credit1'],
  ['the box, which the cashier moves', { debit1: '1110', debitKey1: 'main' }, 'debit1'],
  ['two accounts that never meet', { credit1: '1219' }, 'credit1'],
  ['the closing of a year', { debit1: '3300', debitKey1: undefined, credit1: '4900', line1: 'shared' }, 'credit1'],
  ['a bank without its key', { debitKey1: undefined }, 'debitKey1'],
  ['a bank account that is none of ours', { debitKey1: 'بنك ظفار 0202' }, 'debitKey1'],
  ['a key with a sign of ours', { credit1: '2510', creditKey1: 'a:b' }, 'creditKey1'],
  ['a key where there is none', { creditKey1: 'x' }, 'creditKey1'],
  ['a result without its line', { credit1: '4900' }, 'line1'],
  ['a line begun and left', { debit2: '6170' }, 'credit2'],
  ['a day to come', { day: '2099-01-01' }, 'day'],
]

test.each(wrong)('%s is asked about under its field', async (_, changed, field) => {
  const { write } = await twoOfThem()
  const fault = await write(changed).catch((error: unknown) => error)
  expect(fault).toMatchObject({ issues: expect.arrayContaining([expect.objectContaining({ path: [field] })]) })
  expect(await office.db.selectFrom('approvals').select('id').execute()).toEqual([])
})

test('nothing is written into a closed period, nor posted into one closed since, nor to an account stopped since', async () => {
  const { huda, salim, write, inBank } = await twoOfThem()
  const { code } = await addAccount(huda, { parent: '3100', number: '01', nameBelow: 'حصة الشريك الثاني' })
  const [late, stopped] = [await write(), await write({ day: '2026-01-14', credit1: code })]
  await lockPeriod(huda, { lockedTo: '2026-01-12', reason: 'نهاية الشهر' })
  await stopAccount(huda, { code })

  await expect(write()).rejects.toMatchObject({ code: 'finance.period-locked' })
  await expect(write({ day: '2026-01-14', credit1: code })).rejects.toThrow('موقوف')
  await expect(approve(salim, late)).rejects.toThrow('أعده للتصحيح')
  await expect(approve(salim, stopped)).rejects.toMatchObject({ code: 'finance.account-stopped' })
  expect(await inBank()).toBe(0n)
})

test('whoever writes vouchers does not reverse them; a reversal is done once, and of nothing that a document has posted', async () => {
  const { huda, salim, posted, inBank } = await twoOfThem()
  const number = await posted()
  const undo = { number, reason: 'كُتب مرتين' }
  await expect(reverseJournal(huda, undo)).rejects.toMatchObject({ status: 403 })
  const asked = await Promise.allSettled([1, 2, 3].map(() => reverseJournal(salim, undo)))
  const [approvalId = ''] = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value.approvalId] : []))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(approve(salim, { approvalId })).rejects.toMatchObject({ code: 'access.own-request' })
  expect(await inBank()).toBe(250_500n)
  const manager = await colleague('maryam', 'generalManager')
  const tries = await Promise.allSettled([1, 2, 3].map(() => approve(manager, { approvalId })))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)

  expect(await inBank()).toBe(0n)
  const undone = await journal(office, number)
  expect(undone).toMatchObject({ reversedBy: expect.anything(), reverses: null })
  expect(await journal(office, String(undone?.reversedBy))).toMatchObject({ reverses: BigInt(number), source: 'voucher' })
  await expect(reverseJournal(salim, { number: String(undone?.reversedBy), reason: 'مرة أخرى' })).rejects.toMatchObject({
    code: 'finance.is-reversal',
  })
  expect(await office.history()).toContain('finance.journal-reversed')

  const receipt = await postIt(salim, moving([moved('1110:main', '2160:salim', 9_000n)]))
  await expect(reverseJournal(salim, { number: String(receipt.number), reason: 'خطأ' })).rejects.toMatchObject({
    code: 'finance.reversed-by-document',
  })
  await nothingWrong()
})

test('journals are found by day, account, source and amount, with what they come to, and leave the house line by line', async () => {
  const { posted } = await twoOfThem()
  await posted()
  const two = { debit1: '1260', debitKey1: undefined, credit1: '1120', creditKey1: bank, amount1: '60', day: '2026-01-12' }
  await posted({ ...two, debit2: '5400', credit2: '1260', amount2: '5', line2: 'cars', memo: 'تأمين السيارات' })
  const found = async (query: string) => {
    const { rows, sums } = await journals(office, readJournalsAsked(new URLSearchParams(query)), null)
    return { days: rows.map(({ day }) => day), ...sums }
  }

  expect(await found('')).toEqual({ days: ['2026-01-12', '2026-01-10'], count: 2, total: 315_500n })
  const later = { days: ['2026-01-12'], count: 1, total: 65_000n }
  for (const query of ['from=2026-01-11', 'account=5400', 'amount=60', 'amount=٥', 'q=السيارات'])
    expect(await found(query), query).toEqual(later)
  expect(await found('source=voucher&to=2026-01-10')).toMatchObject({ count: 1, total: 250_500n })
  for (const query of ['source=receipt', 'amount=abc', 'account=1210', 'q=%25'])
    expect(await found(query), query).toEqual({ days: [], count: 0, total: 0n })

  const asked = readJournalsAsked(new URLSearchParams('account=1260&from=nonsense'))
  expect(journalsAddress(asked)).toBe('/admin/finance/journals?account=1260')
  const lines = []
  for await (const line of exportedLines(office, asked)) lines.push(line)
  expect(lines).toMatchObject([
    { debit: '1260', creditKey: bank, amount: 60_000n, line: null },
    { debit: '5400', debitName: 'صيانة المركبات وتأمينها', amount: 5_000n, line: 'cars' },
  ])
})

test('every pair that is written by hand is allowed, has its mirror, and an account marked for it', async () => {
  const { rows } = await sql`select v.debit, v.credit from voucher_pairs v
    where not exists (select from allowed_pairs p where (p.debit, p.credit) = (v.debit, v.credit))
      or not exists (select from voucher_pairs m where (m.debit, m.credit) = (v.credit, v.debit))
      or not exists (select from accounts a where a.code in (v.debit, v.credit) and a.by_hand)`.execute(office.db)
  expect(rows).toEqual([])
  await expect(sql`insert into voucher_pairs values ('1110', '4900')`.execute(office.db)).rejects.toMatchObject({ code: '42501' })
})
