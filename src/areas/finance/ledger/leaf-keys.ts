import { customersNamed, customersNumbered } from '#areas/customers/public.ts'
import { bankLeaf } from '#areas/finance/cash/cash.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { latinDigits } from '#values/text.ts'
import { keyKinds } from './account.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
const within = (asked: Asked) => ('tx' in asked ? asked.tx : asked.db)

/** What people call an account of the company at a bank. */
const bankName = ({ bank, iban }: { bank: string; iban: string }) => `${bank} ${iban.slice(-4)}`

const banksOf = (asked: Asked) =>
  within(asked).selectFrom('companyBankAccounts').select(['id', 'bank', 'iban', 'heldFor', 'active']).execute()
const boxesOf = (asked: Asked) => within(asked).selectFrom('cashBoxes').select(['id', 'name', 'active']).execute()

/** The records a key can be that was typed: our boxes and accounts at banks, and the customers with these numbers. */
export async function recordsMeant(asked: Asked, typed: readonly string[]) {
  return { banks: await banksOf(asked), boxes: await boxesOf(asked), customers: await customersNumbered(asked, typed) }
}
type Records = Awaited<ReturnType<typeof recordsMeant>>

type Account = { code: string; keyKind: string | null }
type Meant = { key?: string | undefined; partyId: string | null }

/** The leaf that is meant by what was typed beside its account, or what is wrong with it. */
export function keyMeant({ code, keyKind }: Account, typed: string | undefined, records: Records): Meant | { no: string } {
  if (!keyKind) return typed ? { no: 'هذا الحساب بلا مفتاح. اترك الخانة فارغة.' } : { partyId: null }
  if (!typed) return { no: `اكتب المفتاح: ${keyKinds[keyKind] ?? keyKind}.` }
  if (ofCustomers.includes(keyKind)) {
    const customer = records.customers.get(typed)
    return customer ? { key: customer.id, partyId: customer.id } : { no: noCustomer }
  }
  if (keyKind === 'bank-account')
    return recordOf(bankMeant(code, typed, records), 'لا حساب بنكي بهذا الاسم. اكتبه كما في «الصناديق»، أو اكتب الآيبان.')
  if (keyKind === 'box')
    return recordOf(
      records.boxes.find(({ name }) => name === typed),
      'لا صندوق بهذا الاسم. اكتبه كما في «الصناديق».',
    )
  const written = keyKind === 'quarter' ? latinDigits(typed).toUpperCase() : typed
  if (keyKind === 'quarter' && !quarter.test(written)) return { no: 'اكتب الربع هكذا: 2026-Q1' }
  return isKey.test(written) ? { key: written, partyId: null } : { no: 'المفتاح حروف وأرقام، حتى 40 حرفًا.' }
}

const ofCustomers = ['party', 'owner', 'merchant']
const noCustomer = 'لا عميل بهذا الرقم. اكتب رقمه كما في سجل العملاء، مثل CU-10002.'
/** As the returns are called. */
const quarter = /^\d{4}-Q[1-4]$/
/** What is no record of ours yet is known by its name, without the sign that joins a key to its account. */
const isKey = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,39}$/u

function bankMeant(code: string, typed: string, { banks }: Records) {
  const iban = latinDigits(typed).replaceAll(' ', '').toUpperCase()
  return banks.find((bank) => bankLeaf(bank).account === code && (bankName(bank) === typed || bank.iban === iban))
}

function recordOf(record: { id: string; active: boolean } | undefined, none: string): Meant | { no: string } {
  if (!record) return { no: none }
  return record.active ? { key: record.id, partyId: null } : { no: 'هذا موقوف. اختر غيره، أو أعد استخدامه.' }
}

/** What is offered for the keys of these accounts: the names of records, and what was written before. */
export async function keysOffered(asked: Asked, accounts: readonly Account[]) {
  const banks = await banksOf(asked)
  const named = banks.filter((bank) => bank.active && accounts.some(({ code }) => code === bankLeaf(bank).account)).map(bankName)
  const free = accounts.flatMap(({ code, keyKind }) => (keyKind && keyKind !== 'bank-account' ? [code] : []))
  if (free.length === 0) return named
  const leaves = within(asked)
    .selectFrom('leaves')
    .select('key')
    .distinct()
    .where('account', 'in', free)
    .orderBy('key')
    .limit(200)
  return [...named, ...(await leaves.execute()).map(({ key }) => key)]
}

/** What people call the record whose id a key is; what is written out already is called as it is written. */
export async function namesOfKeys(asked: Asked, keys: readonly string[]) {
  const ids = [...new Set(keys)].filter(isUuid)
  if (ids.length === 0) return (key: string) => key
  const customers = await customersNamed(asked, ids)
  const moves = await within(asked).selectFrom('cashMoves').select(['id', 'sequence']).where('id', 'in', ids).execute()
  const names = new Map([
    ...(await banksOf(asked)).map((bank) => [bank.id, bankName(bank)] as const),
    ...(await boxesOf(asked)).map(({ id, name }) => [id, name] as const),
    ...moves.map(({ id, sequence }) => [id, `نقل نقد ${sequence}`] as const),
    ...customers.map(({ id, name, number }) => [id, `${number} ${name}`] as const),
  ])
  return (key: string) => names.get(key) ?? key
}
