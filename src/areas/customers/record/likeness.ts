import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { customerNumber } from '#areas/customers/customer.ts'
import type { Actor, Ctx, Work } from '#platform/context.ts'
import { folded } from '#values/text.ts'
import { sameNameQuery } from './search-words.ts'
import { sees } from './seen.ts'

const told = {
  phone: 'رقم الهاتف',
  civilNumber: 'الرقم المدني',
  passportNumber: 'رقم الجواز',
  commercialRegister: 'السجل التجاري',
  name: 'الاسم',
} as const
type By = keyof typeof told

type Known = {
  id?: string | undefined
  name?: string | undefined
  phone?: string | null | undefined
  civilNumber?: string | null | undefined
  passportNumber?: string | null | undefined
  passportCountry?: string | null | undefined
  commercialRegister?: string | null | undefined
}

/** Somebody in the register who may be the same person; without `seen` he lies outside the reach of whoever asks. */
export type Alike = { by: By; field: string; seen: { id: string; number: string; name: string } | null }

type Asking = { db: Ctx['db'] } | { tx: Work['tx'] }

/** Who in the register has one of these numbers, and then who has a name with the same words in it. */
export async function alike(asking: Asking & { actor: Actor }, known: Known): Promise<Alike[]> {
  const byNumber = await rowsLike(asking, known, sharesNumber(known))
  const byName = await rowsLike(asking, known, sharesName(known))
  const others = byName.filter(({ id }) => !byNumber.some((row) => row.id === id))
  return [...byNumber, ...others].map((row) => {
    const by = sharedBy(row, known)
    const seen = sees(asking.actor, row) ? { id: row.id, number: customerNumber(row.sequence), name: row.name } : null
    return { by, field: told[by], seen }
  })
}

type Row = Known & { phone: string | null }

function sharedBy(row: Row, known: Known): By {
  if (known.phone && row.phone === known.phone) return 'phone'
  if (known.civilNumber && row.civilNumber === known.civilNumber) return 'civilNumber'
  if (known.passportNumber && row.passportNumber === known.passportNumber) return 'passportNumber'
  if (known.commercialRegister && row.commercialRegister === known.commercialRegister) return 'commercialRegister'
  return 'name'
}

function sharesNumber({ phone, civilNumber, passportNumber, passportCountry, commercialRegister }: Known) {
  const passport = passportNumber && passportCountry
  return [
    ...(phone ? [sql<SqlBool>`phone = ${phone}`] : []),
    ...(civilNumber ? [sql<SqlBool>`civil_number = ${civilNumber}`] : []),
    ...(passport ? [sql<SqlBool>`(passport_country, passport_number) = (${passportCountry}, ${passportNumber})`] : []),
    ...(commercialRegister ? [sql<SqlBool>`commercial_register = ${commercialRegister}`] : []),
  ]
}

function sharesName({ name }: Known) {
  if (!name) return []
  const words = sameNameQuery(name)
  const same = sql<SqlBool>`folded_name collate "C" = ${folded(name)}`
  return words ? [same, sql<SqlBool>`search @@ ${words}::tsquery`] : [same]
}

function rowsLike(asking: Asking, { id }: Known, conditions: RawBuilder<SqlBool>[]) {
  if (conditions.length === 0) return []
  const db = 'tx' in asking ? asking.tx : asking.db
  return db
    .selectFrom('parties')
    .select([
      'id',
      'sequence',
      'name',
      'phone',
      'civilNumber',
      'passportNumber',
      'commercialRegister',
      'branchId',
      'createdBy',
      'alsoServed',
    ])
    .where('mergedInto', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '<>', id ?? ''))
    .where((eb) => eb.or(conditions))
    .orderBy('sequence')
    .limit(5)
    .execute()
}

/** One sentence about the nearest. */
export function alikeInWords({ field, seen }: Alike) {
  if (!seen) return `يوجد عميل ب${field} نفسه خارج نطاق صلاحيتك. اطلب من المدير العام أن ينقله إلى فرعك أو يتركه في الفرعين.`
  return `يوجد عميل ب${field} نفسه: ${seen.name} (${seen.number}). افتحه بدل تسجيل جديد.`
}
