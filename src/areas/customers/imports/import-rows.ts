import type { z } from 'zod'
import { RegisterCustomerInput } from '#areas/customers/record/inputs.ts'
import { type CustomerRecord, recordOf } from '#areas/customers/record/record.ts'
import { alone } from '#areas/customers/record/use-cases/writing.ts'
import { fieldWords } from '#areas/customers/words.ts'
import type { ImportedTable, Validated } from '#areas/imports/public.ts'
import type { Work } from '#platform/context.ts'
import { brokenCells, cellsOf, type Mapping } from '#platform/imports/columns.ts'
import type { Fault, ImportRow } from '#platform/imports/table.ts'
import { folded } from '#values/text.ts'
import { asListed } from './import-words.ts'
import { insertAll } from './insert-imported.ts'

type Read = { row: number; record: CustomerRecord }

/** Every row read as the counter's form would read it, against the register and against the rest of the file. */
export async function validateCustomers(work: Work, { rows, mapping }: ImportedTable): Promise<Validated<never>> {
  await alone(work.tx)
  const read: Read[] = []
  const faults: Fault[] = []
  for (const row of rows) {
    const broken = brokenCells(row, mapping, fieldWords)
    if (broken.length > 0) {
      faults.push(...broken)
      continue
    }
    const parsed = RegisterCustomerInput.safeParse(typedOf(row, mapping))
    if (parsed.success) read.push({ row: row.number, record: recordOf(parsed.data) })
    else faults.push(...parsed.error.issues.map(({ path, message }) => ({ row: row.number, field: labelOf(path[0]), message })))
  }
  const twice = repeatedIn(read)
  const taken = await takenNumbers(work, read)
  const fresh = read.filter(({ row }) => !twice.some((fault) => fault.row === row))
  const isKnown = ({ record }: Read) => numbersOf(record).some(({ key }) => taken.has(key))
  const good = fresh.filter((one) => !isKnown(one)).map(({ record }) => record)
  return {
    faults: [...faults, ...twice].toSorted((a, b) => a.row - b.row),
    ...{ good: good.length, known: fresh.length - good.length, found: [] },
    async take(taking, fileName) {
      await insertAll(taking, { records: good, fileName })
      return []
    },
  }
}

const labelOf = (field: unknown) => new Map<unknown, string>(Object.entries(fieldWords)).get(field) ?? ''

/** A company is called one, or has a register. */
function typedOf(row: ImportRow, mapping: Mapping) {
  const entries = Object.entries(cellsOf(row, mapping)).map(([field, cell]) => [field, asListed(field, cell ?? '')] as const)
  const { passportCountry, ...rest } = Object.fromEntries<string>(entries)
  // A list gives everybody a nationality; it says something of a passport only where there is one.
  const typed = rest.passportNumber && passportCountry ? { ...rest, passportCountry } : rest
  const said = folded(typed.kind ?? '')
  const isCompany = said ? /شرك|موسس|compan|corp|llc/.test(said) : typed.commercialRegister !== undefined
  return { name: '', ...typed, kind: isCompany ? ('company' as const) : ('person' as const) } as z.input<
    typeof RegisterCustomerInput
  >
}

function numbersOf({ phone, civilNumber, passportNumber, passportCountry, commercialRegister }: CustomerRecord) {
  const numbers = {
    phone,
    civilNumber,
    passportNumber: passportNumber && `${passportCountry}${passportNumber}`,
    commercialRegister,
  }
  return Object.entries(numbers).flatMap(([field, value]) => (value ? [{ field, key: `${field}:${value}` }] : []))
}

/** Of two rows with one number the second is at fault. */
function repeatedIn(read: Read[]): Fault[] {
  const first = new Map<string, number>()
  return read.flatMap(({ row, record }) => {
    const again = numbersOf(record).find(({ key }) => first.has(key))
    for (const { key } of numbersOf(record)) if (!first.has(key)) first.set(key, row)
    return again
      ? [{ row, field: labelOf(again.field), message: `مكرر في الملف: هو نفسه في الصف ${first.get(again.key) ?? 0}.` }]
      : []
  })
}

async function takenNumbers({ tx }: Work, read: Read[]) {
  const all = (field: 'phone' | 'civilNumber' | 'passportNumber' | 'commercialRegister') =>
    read.flatMap(({ record }) => record[field] ?? [])
  const rows = await tx
    .selectFrom('parties')
    .select(['phone', 'civilNumber', 'passportNumber', 'passportCountry', 'commercialRegister'])
    .where('mergedInto', 'is', null)
    .where((eb) =>
      eb.or([
        eb('phone', '=', eb.fn.any(eb.val(all('phone')))),
        eb('civilNumber', '=', eb.fn.any(eb.val(all('civilNumber')))),
        eb('passportNumber', '=', eb.fn.any(eb.val(all('passportNumber')))),
        eb('commercialRegister', '=', eb.fn.any(eb.val(all('commercialRegister')))),
      ]),
    )
    .execute()
  return new Set(rows.flatMap((row) => numbersOf({ ...blank, ...row }).map(({ key }) => key)))
}

const blank = recordOf({ kind: 'person', name: '' })
