import { expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { boxesOf } from '#testing/boxes.ts'
import { salalah, thumrait } from '#testing/branches.ts'
import { csvRows } from '#testing/csv.ts'
import { testOffice } from '#testing/office.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import { answered, visit } from '#testing/visit.ts'
import { readBoxesAsked } from './box-asked.ts'
import { boxes, boxesToOpen, boxList, companyAccounts } from './box-queries.ts'
import { loader as accountsPage } from './routes/back-office-bank-accounts.tsx'
import { action as boxAct } from './routes/back-office-boxes.tsx'
import { loader as accountsExported } from './routes/bank-accounts-export.ts'
import { loader as exported } from './routes/boxes-export.ts'
import {
  addCompanyAccount,
  changeCompanyAccount,
  resumeCompanyAccount,
  stopCompanyAccount,
} from './use-cases/change-bank-accounts.ts'
import { addBox, renameBox, resumeBox, stopBox } from './use-cases/change-boxes.ts'
import { openSession } from './use-cases/open-session.ts'

const office = testOffice()
const { house, colleague, cashier, newBox, paid } = boxesOf(office)

const account = { bank: 'بنك مسقط', holder: 'التحالف', iban: 'OM03 0270 0000 0000 0000 101', heldFor: 'operating' as const }

test('boxes are listed with their branch, whoever keeps them and what lies in them', async () => {
  const [id, far] = [await newBox(), await newBox('صندوق ثمريت', thumrait)]
  const fatima = await cashier('fatima', salalah)
  await openSession(fatima, { boxId: id, rials1: '0' })
  await paid(id, 25_500n)

  const accountant = await colleague('huda', 'accountant')
  expect(await boxes(accountant)).toMatchObject([
    { id, name: 'صندوق السعادة', branch: 'فرع السعادة', keeper: 'fatima', status: 'open', balance: 25_500n },
    { id: far, keeper: null, balance: 0n },
  ])
  expect(await boxes(fatima), 'a cashier sees the boxes of the own branch, and no balance').toMatchObject([{ id, balance: null }])
  expect(await boxesToOpen(await cashier('salma', thumrait))).toEqual({
    own: null,
    boxes: [[far, 'صندوق ثمريت']],
    coin: 5n,
    waiting: [],
  })
})

test('boxes are found by name, keeper, branch and state, added up, and handed out as they are filtered', async () => {
  const [id, far] = [await newBox(), await newBox('صندوق ثمريت', thumrait)]
  const fatima = await cashier('fatima', salalah)
  await openSession(fatima, { boxId: id, rials1: '0' })
  await paid(id, 25_500n)
  await paid(far, 4_000n)
  const huda = await colleague('huda', 'accountant')
  const found = async (query: string, who = huda) => {
    const { rows, sum } = await boxList(who, readBoxesAsked(new URLSearchParams(query)))
    return [rows.map((box) => box.id), sum]
  }
  expect(await found('')).toEqual([[id, far], 29_500n])
  for (const query of ['q=السعادة', 'q=fatima', `branch=${salalah}`, 'state=kept'])
    expect(await found(query), query).toEqual([[id], 25_500n])
  expect(await found('state=free')).toEqual([[far], 4_000n])
  expect(await found('state=stopped')).toEqual([[], null])
  expect(await found('', fatima), 'whoever keeps it does not learn what lies in it').toEqual([[id], null])

  const rows = await csvRows(exported(visit(huda, '/export?format=csv&state=kept')))
  expect(rows).toEqual([
    ['صندوق السعادة', 'فرع السعادة', 'fatima', '2026-01-15', 'مفتوحة', '25.500'],
    ['المجموع', '', '', '', '', '25.500'],
  ])
  expect(await answered(exported(visit(fatima, '/export')))).toMatchObject({ init: { status: 403 } })
})

test('a name stands once, of two who give it at the same moment one hears so', async () => {
  const id = await newBox()
  await expect(addBox(house(), { branchId: salalah, name: 'صندوق السعادة' })).rejects.toMatchObject({
    issues: [{ path: ['name'], message: 'يوجد صندوق بهذا الاسم. اختر اسمًا آخر.' }],
  })
  const other = await newBox('صندوق آخر')
  const hold = (tx: Parameters<Parameters<typeof atOnce>[1]>[0]) => tx.selectFrom('cashBoxes').select('id').forUpdate().execute()
  const renames = [id, other].map((boxId) => () => renameBox(house(), { boxId, name: 'الصندوق الكبير' }))
  const tries = await atOnce(office, hold, renames)
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await renameBox(house(), { boxId: id, name: 'الصندوق الكبير' })
})

test('a box is stopped when it is empty and nobody keeps it, and used again', async () => {
  const id = await newBox()
  const fatima = await cashier('fatima')
  await openSession(fatima, { boxId: id, rials1: '0' })
  await expect(stopBox(house(), { boxId: id })).rejects.toMatchObject({ code: 'finance.box-kept' })
  const full = await newBox('صندوق ممتلئ')
  await paid(full, 5_000n)
  await expect(stopBox(house(), { boxId: full })).rejects.toThrow('5.000 ر.ع.')
  await paid(full, -5_000n)
  await stopBox(house(), { boxId: full })
  await expect(stopBox(house(), { boxId: full })).rejects.toMatchObject({ code: 'finance.box-changed' })
  const salim = await cashier('salim')
  await expect(openSession(salim, { boxId: full, rials1: '0' })).rejects.toMatchObject({ code: 'finance.box-stopped' })
  await resumeBox(house(), { boxId: full })
  await openSession(salim, { boxId: full, rials1: '0' })
  expect(await office.history()).toEqual(expect.arrayContaining(['finance.box-stopped', 'finance.box-resumed']))
})

test('a box that is being stopped is opened by nobody, and one being opened is not stopped', async () => {
  const id = await newBox()
  const fatima = await cashier('fatima')
  const tries = await atOnce(office, (tx) => tx.selectFrom('cashBoxes').select('id').forUpdate().execute(), [
    () => stopBox(house(), { boxId: id }),
    () => openSession(fatima, { boxId: id, rials1: '0' }),
  ])
  expect(tries).toMatchObject([{ status: 'fulfilled' }, { reason: { code: 'finance.box-stopped' } }])
})

test('what is wrong is said under its field; whoever only looks changes nothing', async () => {
  const empty = { branchId: '', name: '' }
  expect(await answered(boxAct(visit(house(), '/admin/finance/boxes?act=add', { form: empty })))).toMatchObject({
    data: { fields: { branchId: ['اختر الفرع.'], name: ['اكتب اسم الصندوق.'] } },
  })
  await newBox()
  await expect(addBox(house(), { branchId: house().newId(), name: 'صندوق' })).rejects.toMatchObject({
    issues: [{ path: ['branchId'] }],
  })
  const fatima = await cashier('fatima')
  await expect(addBox(fatima, { branchId: salalah, name: 'صندوقي' })).rejects.toMatchObject({ status: 403 })
  await expect(addCompanyAccount(await colleague('huda', 'accountant'), account)).rejects.toMatchObject({ status: 403 })
})

test('an account at a bank is kept once with a number that can be one, and changed', async () => {
  const { id } = await addCompanyAccount(house(), { ...account, shown: 'yes' })
  const trust = await addCompanyAccount(house(), { ...account, iban: 'OM230180000000000000202', heldFor: 'trust' })
  for (const iban of ['OM04 0270 0000 0000 0000 101', 'AE030270000000000000101', 'OM0302700000000000001'])
    await expect(addCompanyAccount(house(), { ...account, iban })).rejects.toMatchObject({ issues: [{ path: ['iban'] }] })
  await expect(addCompanyAccount(house(), account)).rejects.toThrow('مسجّل بهذا الآيبان')
  const taken = { ...account, bankAccountId: trust.id }
  await expect(changeCompanyAccount(house(), taken)).rejects.toMatchObject({ issues: [{ path: ['iban'] }] })

  await changeCompanyAccount(house(), { ...account, bankAccountId: id, bank: 'بنك نزوى' })
  await changeCompanyAccount(house(), { ...account, bankAccountId: id, bank: 'بنك نزوى' })
  expect(await companyAccounts(office)).toMatchObject([
    { id, bank: 'بنك نزوى', iban: 'OM030270000000000000101', heldFor: 'operating', shown: false, balance: 0n },
    { id: trust.id, heldFor: 'trust' },
  ])
  expect((await office.history()).filter((name) => name === 'finance.bank-account-changed')).toHaveLength(1)
})

test('accounts at banks are found, summed for each purpose and taken along as they are filtered', async () => {
  const { id } = await addCompanyAccount(house(), account)
  await addCompanyAccount(house(), { ...account, bank: 'بنك نزوى', iban: 'OM230180000000000000202', heldFor: 'trust' })
  await postIt(house(), journal([moved(`1120:${id}`, '3100', 900_000n)]))
  const huda = await colleague('huda', 'accountant')
  const taken = async (query: string) => {
    const rows = await csvRows(accountsExported(visit(huda, `/x?format=csv&${query}`)))
    return rows.map((row) => [row[0], row[3], row[6]])
  }
  expect(await taken('q=مسقط 101')).toEqual([
    ['بنك مسقط', 'تشغيلي', '900.000'],
    ['مجموع: تشغيلي', '', '900.000'],
  ])
  expect((await taken('held=trust'))[0]).toEqual(['بنك نزوى', 'أمانات', '0.000'])
  expect(await taken('state=stopped')).toEqual([])
  expect(await accountsPage(visit(huda, '/x?held=operating'))).toMatchObject({
    list: { rows: [{ id }], sums: [{ held: 'operating', sum: 900_000n, count: 1 }] },
    ...{ mayExport: true, mayManage: false },
  })
})

test('what lies in an account stands in the leaf of its kind; only an empty one is stopped', async () => {
  const { id } = await addCompanyAccount(house(), account)
  await postIt(house(), journal([moved(`1120:${id}`, '3100', 900_000n)]))
  expect(await companyAccounts(office)).toMatchObject([{ balance: 900_000n }])
  await expect(stopCompanyAccount(house(), { bankAccountId: id })).rejects.toThrow('900.000 ر.ع.')
  const trust = await addCompanyAccount(house(), { ...account, iban: 'OM230180000000000000202', heldFor: 'trust' })
  await stopCompanyAccount(house(), { bankAccountId: trust.id })
  await resumeCompanyAccount(house(), { bankAccountId: trust.id })
  await expect(resumeCompanyAccount(house(), { bankAccountId: trust.id })).rejects.toMatchObject({
    code: 'finance.bank-account-changed',
  })
})
