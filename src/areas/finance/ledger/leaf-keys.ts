import { sql } from 'kysely'
import { customersNamed, customersNumbered } from '#areas/customers/public.ts'
import { activeStaff, namesOf } from '#areas/identity/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { latinDigits } from '#values/text.ts'
import { keyKinds } from './account.ts'
import { accountName, bankLeaf } from './bank-leaf.ts'
import { providerKinds } from './provider-kinds.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
const within = (asked: Asked) => ('tx' in asked ? asked.tx : asked.db)

const banksOf = (asked: Asked) =>
  within(asked).selectFrom('companyBankAccounts').select(['id', 'bank', 'iban', 'heldFor', 'active']).execute()
const boxesOf = (asked: Asked) => within(asked).selectFrom('cashBoxes').select(['id', 'name', 'active']).execute()

/** Those who work here, and whoever has left and owes something, by their ids. */
async function staffOf(asked: Asked) {
  const db = within(asked)
  const leaves = await db.selectFrom('leaves').select('key').where('account', '=', '1116').execute()
  const owing = await namesOf(
    { db },
    leaves.map(({ key }) => key),
  )
  return new Map([...owing, ...(await activeStaff({ db })).map(({ id, name }) => [id, name] as const)])
}

/** The records a key can be that was typed: our boxes and accounts at banks, our people, and the customers with these numbers. */
export async function recordsMeant(asked: Asked, typed: readonly string[]) {
  return {
    ...{ banks: await banksOf(asked), boxes: await boxesOf(asked), staff: await staffOf(asked) },
    customers: await customersNumbered(asked, typed),
  }
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
  if (keyKind === 'employee') return staffMeant(typed, records)
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
  return banks.find((bank) => bankLeaf(bank).account === code && (accountName(bank) === typed || bank.iban === iban))
}

function staffMeant(typed: string, { staff }: Records): Meant | { no: string } {
  const [found, other] = [...staff].filter(([, name]) => name === typed)
  if (other) return { no: 'لأكثر من موظف هذا الاسم. ميّزهما في «المستخدمون» أولًا.' }
  return found ? { key: found[0], partyId: null } : { no: 'لا موظف بهذا الاسم. اكتبه كما في «المستخدمون».' }
}

function recordOf(record: { id: string; active: boolean } | undefined, none: string): Meant | { no: string } {
  if (!record) return { no: none }
  return record.active ? { key: record.id, partyId: null } : { no: 'هذا موقوف. اختر غيره، أو أعد استخدامه.' }
}

/** What is offered for the keys of these accounts: the names of records, and what was written before. */
export async function keysOffered(asked: Asked, accounts: readonly Account[]) {
  const banks = await banksOf(asked)
  const named = banks
    .filter((bank) => bank.active && accounts.some(({ code }) => code === bankLeaf(bank).account))
    .map(accountName)
  const staff = accounts.some(({ keyKind }) => keyKind === 'employee') ? [...(await staffOf(asked)).values()] : []
  const free = accounts.flatMap(({ code, keyKind }) => (keyKind && !byName.includes(keyKind) ? [code] : []))
  if (free.length === 0) return [...named, ...staff]
  const leaves = within(asked)
    .selectFrom('leaves')
    .select('key')
    .distinct()
    .where('account', 'in', free)
    .orderBy('key')
    .limit(200)
  return [...named, ...staff, ...(await leaves.execute()).map(({ key }) => key)]
}
const byName = ['bank-account', 'employee']

/** Keys that are no record's and no words of people either. */
const keyWords: Record<string, string> = { pos: 'جهاز البطاقات', ...providerKinds }

/** What people call the record whose id a key is; what is written out already is called as it is written. */
export async function namesOfKeys(asked: Asked, keys: readonly string[]) {
  const ids = [...new Set(keys)].filter(isUuid)
  if (ids.length === 0) return (key: string) => keyWords[key] ?? key
  const customers = await customersNamed(asked, ids)
  const { rows } = await recordsNamed(ids).execute(within(asked))
  const names = new Map([
    ...(await namesOf({ db: within(asked) }, ids)),
    ...(await banksOf(asked)).map((bank) => [bank.id, accountName(bank)] as const),
    ...rows.map(({ id, name }) => [id, name] as const),
    ...customers.map(({ id, name, number }) => [id, `${number} ${name}`] as const),
  ])
  return (key: string) => names.get(key) ?? keyWords[key] ?? key
}

/** What is typed for a key to mean it again: of a customer the number alone. */
export async function keysTyped(asked: Asked, keys: readonly string[]) {
  const customers = await customersNamed(asked, [...new Set(keys)].filter(isUuid))
  const numbers = new Map(customers.map(({ id, number }) => [id, number]))
  const called = await namesOfKeys(asked, keys)
  return (key: string) => numbers.get(key) ?? called(key)
}

/** What one key is called. */
export const keyNamed = async (asked: Asked, key: string) => (await namesOfKeys(asked, [key]))(key)

/** Of every table of ours whose ids are keys. */
function recordsNamed(ids: readonly string[]) {
  const these = sql`any(${ids}::uuid[])`
  return sql<{ id: string; name: string }>`
    select id::text, name from cash_boxes where id = ${these}
    union all select id::text, name from suppliers where id = ${these}
    union all select id::text, 'نقل نقد ' || sequence from cash_moves where id = ${these}
    union all select id::text, authority || '، مرجع ' || reference from outlays where id = ${these}
    union all select id::text, insurer || '، مطالبة ' || reference from insurer_claims where id = ${these}
    union all select id::text, 'تعويض طرد، مطالبة ' || reference from parcel_claim_debts where id = ${these}
    union all select mandate_id::text, label from owner_pools where mandate_id = ${these}
    union all select id::text, contract || '، ' || holder from deposits where id = ${these}
    union all select n.id::text, b.bank || '، ' || n.description from bank_lines n
      join company_bank_accounts b on b.id = n.account_id where n.id = ${these}
    union all select c.id::text, i.number || '، ' || c.description from charges c
      join invoices i on i.id = c.invoice_id where c.id = ${these}`
}
