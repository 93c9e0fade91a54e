import type { Ctx, Work } from '#platform/context.ts'
import { dialled } from '#values/phones.ts'
import { latinDigits } from '#values/text.ts'

/** «CU-10002», or its digits. */
export function sequenceIn(typed: string) {
  const digits = /^(?:cu)?[\s-]*(\d{5,9})$/i.exec(latinDigits(typed))?.[1]
  return digits ? Number(digits) : null
}

/** The same digits as a phone, as it is kept. */
function phoneIn(typed: string) {
  const digits = dialled(latinDigits(typed))
  return digits.startsWith('+') ? digits : `+968${digits}`
}

/**
 * Who is meant by what an old list has of each: our number, a phone, a number of identity or of the commercial register. Where two
 * have it nobody can say, and `several` is true. Records that were merged into others are nobody's.
 */
export async function customersMeantBy(asked: { db: Ctx['db'] } | { tx: Work['tx'] }, typed: readonly string[]) {
  const all = [...new Set(typed)]
  const plain = all.map((one) => latinDigits(one).trim())
  const rows = await ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('parties')
    .select(['id', 'sequence', 'name', 'branchId', 'phone', 'civilNumber', 'commercialRegister'])
    .where('mergedInto', 'is', null)
    .where(({ eb, or, fn, val }) =>
      or([
        eb('sequence', '=', fn.any(val(all.flatMap((one) => sequenceIn(one) ?? [])))),
        eb('phone', '=', fn.any(val(all.map(phoneIn)))),
        eb('civilNumber', '=', fn.any(val(plain))),
        eb('commercialRegister', '=', fn.any(val(plain))),
      ]),
    )
    .execute()
  return new Map(
    all.flatMap((one, index) => {
      const isMeant = (row: (typeof rows)[number]) =>
        row.sequence === sequenceIn(one) ||
        row.phone === phoneIn(one) ||
        [row.civilNumber, row.commercialRegister].includes(plain[index] ?? '')
      const [found, other] = rows.filter(isMeant)
      return found
        ? [[one, { id: found.id, name: found.name, branchId: found.branchId, several: other !== undefined }] as const]
        : []
    }),
  )
}
