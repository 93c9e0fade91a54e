import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { atOnce } from '#testing/at-once.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { banks } from './cheque.ts'
import { anotherBank, bankMark, bankNamed } from './cheque-banks.ts'
import { returnCheque } from './use-cases/leave-vault.ts'

const office = testOffice()
const { huda, id, customer, brings } = vaultOf(office)
const there = { issues: [{ path: ['number1'] }] }
const asking = (said: string) => ({ issues: [{ path: ['number1'], message: expect.stringContaining(said) }] })
const holdNumber = (tx: typeof office.owner) => sql`select hold_cheque_number('بنك مسقط', '3')`.execute(tx)
const kept = () => office.db.selectFrom('cheques').select(['bank', 'number']).orderBy('place').orderBy('bank', 'desc').execute()

test('a cheque comes into the vault once, however its bank and its number are written', async () => {
  const salim = await customer()
  await brings(salim, '10', { number1: '000700' })
  const written = ['مسقط', 'بنك مسقط.', 'Bank Muscat', 'بنكُ مسقط']
  for (const otherBank of written)
    await expect(brings(salim, '10', { bank: anotherBank, otherBank, number1: '700' })).rejects.toMatchObject(there)
  await expect(brings(salim, '10', { number1: '0000700' })).rejects.toMatchObject(there)
  await brings(salim, '10', { bank: anotherBank, otherBank: 'بنك الصين', number1: '700' })
  await expect(brings(salim, '10', { bank: anotherBank, otherBank: 'الصين', number1: '700' })).rejects.toMatchObject(there)
  expect(await kept()).toEqual([
    { bank: 'بنك مسقط', number: '000700' },
    { bank: 'بنك الصين', number: '000700' },
  ])
})

test('one whose account nobody wrote may be of any; two whose accounts are known are two', async () => {
  const salim = await customer()
  const first = await brings(salim, '10', { number1: '1', account: '11112222' })
  await expect(brings(salim, '10', { number1: '1' })).rejects.toMatchObject(there)
  const form = { bank: 'بنك مسقط', number9: '1', dueOn9: '2026-02-01', amount9: '10' }
  const atTill = receivePayment(huda(), { id: id(), partyId: salim, ...form })
  await expect(atTill).rejects.toMatchObject({ issues: [{ path: ['number9'] }] })
  await brings(salim, '10', { number1: '1', account: '33334444' })
  await returnCheque(huda(), { chequeId: first, reason: 'طلبه صاحبه' })
  await brings(salim, '10', { number1: '1', account: '11112222' })

  const tries = await atOnce(office, holdNumber, [
    () => brings(salim, '10', { number1: '3', account: '11112222' }),
    () => brings(salim, '10', { number1: '3' }),
    () => brings(salim, '10', { number1: '3', bank: anotherBank, otherBank: 'مسقط' }),
  ])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('one whose account is known may be said to be of another account than one without: another customer, not the same paper', async () => {
  const [salim, said] = [await customer(), await customer('سعيد المعشني')]
  await brings(salim, '10', { number1: '1' })
  const other = { number1: '1', apart: 'yes' }
  await expect(brings(said, '20', { number1: '1' })).rejects.toMatchObject(asking('فسجّله في «الشيكات» مع رقم حسابه'))
  await expect(brings(said, '20', other)).rejects.toMatchObject({ issues: [{ path: ['account'] }] })
  await expect(brings(said, '20', { number1: '1', account: '11112222' })).rejects.toMatchObject(asking('فأشّر «من حساب آخر»'))
  await expect(brings(salim, '10', { ...other, account: '11112222' })).rejects.toMatchObject(there)
  await brings(said, '20', { ...other, account: '11112222' })
  await expect(brings(salim, '30', { ...other, account: '11112222' })).rejects.toMatchObject(there)
  await brings(salim, '30', { ...other, account: '33334444' })
})

test.each([
  ['a bank that is not of the list', { bank: 'مصرف' }, 'bank'],
  ['another bank without its name', { bank: anotherBank }, 'otherBank'],
])('refused under its field: %s', async (_, typed, field) => {
  await expect(brings(await customer(), '10', typed)).rejects.toMatchObject({ issues: [{ path: [field] }] })
})

test('the database itself keeps one, and folds a bank as we do', async () => {
  await brings(await customer(), '10', { number1: '7' })
  const again = sql`insert into cheques (id, list_id, place, branch_id, party_id, bank, account, drawer, number, amount, due_on, rest, status)
    select gen_random_uuid(), list_id, 2, branch_id, party_id, 'مسقط', '99998888', drawer, '07', amount, due_on, rest, status from cheques`
  await expect(again.execute(office.owner)).rejects.toThrow('is in the vault')
  const names = [...banks, 'Bank Muscat', 'بنك الصين (فرع)', 'البنكُ الأهليّ', 'HSBC Bank, Oman']
  const marks = await sql<{
    mark: string
  }>`select bank_mark(name) mark from unnest(${names}::text[]) with ordinality n(name, at) order by at`.execute(office.owner)
  expect(marks.rows.map(({ mark }) => mark)).toEqual(names.map(bankMark))
  expect(['Bank Dhofar', 'الأهلي', 'بنك صحار الدولي', 'بنك الصين'].map(bankNamed)).toEqual([
    'بنك ظفار',
    'البنك الأهلي',
    'صحار الدولي',
    'بنك الصين',
  ])
})
