import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import { addAccount } from './use-cases/add-account.ts'
import { renameAccount } from './use-cases/change-account.ts'

const office = testOffice()
const huda = () => office.staff('huda', ...Object.values(may))

const migration = 'src/areas/finance/migrations/20260312004450_finance_pairs_reach_below.sql'

const pairsOf = {
  ...{ rules: 195, byHand: 39, yearEnd: 49, added: 8 + 12 + 21 + 2 + 4 + 3 + 1 },
  ...{
    betweenBanks: 2,
    staffDebts: 3,
    outlays: 4,
    fines: 3,
    cardHolds: 2,
    insurerClaims: 4,
    parcelClaims: 2,
    deferrals: 2,
    supplierRefunds: 1,
    payAndWear: 15,
    cashBack: 13,
    refundsInCash: 2,
    rentDepositsInCash: 1,
    creditTransfers: 1,
    hiredMachines: 6,
    assetSales: 24,
    cod: 11,
  },
}

test('the chart begins with the accounts, and with the pairs of everything that posts', async () => {
  const { rows } = await sql<{ pairs: number; accounts: number; floors: number }>`select
    (select count(*)::int from allowed_pairs where length(debit || credit) = 8) as pairs,
    (select count(*)::int from accounts where parent is null) as accounts,
    (select count(*)::int from accounts where floor is not null) as floors`.execute(office.db)
  expect(rows).toEqual([{ pairs: Object.values(pairsOf).reduce((sum, many) => sum + many), accounts: 98, floors: 50 }])
})

test('a sub-account is of the kind of the one above it, and meets what that one may meet', async () => {
  const { code } = await addAccount(huda(), { parent: '6110', number: '01', nameBelow: 'إيجار مكتب ثمريت' })
  expect(code).toBe('611001')
  await postIt(huda(), journal([moved('1110:main', '2160:salim', 9_000n)]))
  await postIt(huda(), journal([moved('611001', '1110:main', 4_000n)]))
  await expect(postIt(huda(), journal([moved('611001', '2160:salim', 5n)]))).rejects.toMatchObject({ code: '23503' })
  expect(await office.history()).toContain('finance.account-added')

  await expect(addAccount(huda(), { parent: '6110', number: '01', nameBelow: 'مكرر' })).rejects.toMatchObject({
    code: 'finance.account-exists',
  })
})

test('what two accounts may do from a later day on, those that were opened below them before may do too', async () => {
  const { code } = await addAccount(huda(), { parent: '6120', number: '03', nameBelow: 'كهرباء ثمريت' })
  await postIt(huda(), journal([moved('1110:main', '2160:salim', 9_000n)]))
  const pays = () => postIt(huda(), journal([moved(code, '2160:salim', 5n)]))
  await expect(pays()).rejects.toMatchObject({ code: '23503' })
  await sql`insert into allowed_pairs values ('6120', '2160')`.execute(office.owner)
  await pays()
})

test('what an earlier version allowed two accounts alone reaches those below them with the next', async () => {
  const { code } = await addAccount(huda(), { parent: '4430', number: '01', nameBelow: 'تأمينات سيارات مصادرة' })
  const mended = office.owner.transaction().execute(async (tx) => {
    await sql`alter table allowed_pairs disable trigger allowed_pairs_kept`.execute(tx)
    await sql`delete from allowed_pairs where debit = ${code} and credit = '1210'`.execute(tx)
    await sql`drop trigger allowed_pairs_below on allowed_pairs; drop function pair_reaches_below`.execute(tx)
    await sql.raw(readFileSync(migration, 'utf8')).execute(tx)
    const { rows } = await sql`select 1 from allowed_pairs where debit = ${code} and credit = '1210'`.execute(tx)
    expect(rows).toHaveLength(1)
    throw new Error('as it was')
  })
  await expect(mended).rejects.toThrow('as it was')
})

test.each([
  ['1120', 'مقسّم حسب حساب بنكي'],
  ['1210', 'مقسّم حسب عميل'],
  ['3995', 'حسابات التسوية'],
  ['9110', 'مقسّم حسب'],
  ['1140', 'موقوف'],
])('nothing is opened below %s', async (parent, why) => {
  await expect(addAccount(huda(), { parent, number: '07', nameBelow: 'حساب فرعي' })).rejects.toThrow(why)
})

test('nor below a sub-account, nor below what is not there', async () => {
  await addAccount(huda(), { parent: '6140', number: '02', nameBelow: 'لوحات' })
  await expect(addAccount(huda(), { parent: '614002', number: '01', nameBelow: 'أدنى' })).rejects.toThrow('حساب فرعي')
  await expect(addAccount(huda(), { parent: '1111', number: '01', nameBelow: 'غريب' })).rejects.toMatchObject({ status: 404 })
  await expect(addAccount(huda(), { parent: '6110', number: '00', nameBelow: 'صفر' })).rejects.toMatchObject({ name: 'ZodError' })
})

test('an account is called something else, and stays what it is', async () => {
  await renameAccount(huda(), { code: '6130', name: 'رسوم وتراخيص' })
  await renameAccount(huda(), { code: '6130', name: 'رسوم وتراخيص' })
  expect(await office.history()).toEqual(['finance.account-renamed'])
  const { nameAr } = await office.db.selectFrom('accounts').select('nameAr').where('code', '=', '6130').executeTakeFirstOrThrow()
  expect(nameAr).toBe('رسوم وتراخيص')

  const changes = [
    sql`update accounts set type = 'income' where code = '1110'`,
    sql`update accounts set side = 'credit' where code = '1110'`,
    sql`update accounts set floor = null where code = '1110'`,
    sql`update accounts set code = '1111' where code = '1110'`,
    sql`delete from accounts where code = '6199'`,
  ]
  for (const change of changes) {
    await expect(change.execute(office.db)).rejects.toMatchObject({ code: '23001' })
    await expect(change.execute(office.owner)).rejects.toMatchObject({ code: '23001' })
  }
})

test('whoever only reads the books changes no account', async () => {
  const said = office.staff('said', may.viewBooks)
  await expect(addAccount(said, { parent: '6110', number: '09', nameBelow: 'حساب' })).rejects.toMatchObject({ status: 403 })
  await expect(renameAccount(said, { code: '6110', name: 'اسم' })).rejects.toMatchObject({ status: 403 })
})
