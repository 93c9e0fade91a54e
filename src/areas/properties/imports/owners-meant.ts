import {
  numbersOfSomebody,
  readSomebody,
  registeringCustomers,
  type SomebodyRead,
  somebodiesKnown,
} from '#areas/customers/public.ts'
import type { ReadRow, Say } from '#areas/imports/public.ts'
import { folded } from '#values/text.ts'
import type { Asked } from './judging.ts'

/** Whose a share is: a customer, or somebody who becomes one; all rows with one of their numbers share the object. */
export type Owner = { partyId: string } | { partyId: null; record: SomebodyRead }

type Read = { told: ReadRow; record: SomebodyRead }

/** Who is meant in each row by the numbers it has of them, found or to be added. */
export async function ownersMeant(asked: Asked, read: readonly ReadRow[], say: Say) {
  const people = read.flatMap((told) => personIn(told, say))
  const known = await somebodiesKnown(
    asked,
    people.map(({ record }) => record),
  )
  const mayAdd = asked.actor.may(registeringCustomers)
  const fresh = new Map<string, Owner>()
  const found = new Map<number, Owner>()
  for (const { told, record } of people) {
    const numbers = numbersOfSomebody(record)
    const ids = new Map(numbers.flatMap((number) => known.get(number) ?? []).map((one) => [one.id, one]))
    const [one] = ids.values()
    if (ids.size > 1) say(told.row, 'name', 'أرقام هذا الصف لأكثر من عميل في السجل. راجعها.')
    else if (one && !isCalled(one.name, told.cells.name))
      say(told.row, 'name', 'هذا الرقم في السجل لعميل باسم آخر. راجع الرقم أو الاسم.')
    else if (one) found.set(told.row, { partyId: one.id })
    else if (!told.cells.name) say(told.row, 'name', 'لا عميل بهذا الرقم. اكتب الاسم ليُسجَّل.')
    else if (!mayAdd) say(told.row, 'name', 'لا عميل بهذا الرقم. اطلب ممن يسجّل العملاء أن يسجّله أولًا.')
    else {
      const owner = numbers.flatMap((number) => fresh.get(number) ?? [])[0] ?? { partyId: null, record }
      for (const number of numbers) fresh.set(number, owner)
      found.set(told.row, owner)
    }
  }
  return found
}

/** How many become customers, place after place: whoever does so once, with the first place they stand at. */
export function newcomers() {
  const counted = new Set<Owner>()
  return (owners: readonly Owner[]) => {
    const before = counted.size
    for (const owner of owners) if (owner.partyId === null) counted.add(owner)
    return counted.size - before
  }
}

function personIn(told: ReadRow, say: Say): Read[] {
  const { name, phone, civilNumber, commercialRegister } = told.cells
  const read = readSomebody({ name, phone, civilNumber, commercialRegister })
  if ('record' in read) return [{ told, record: read.record }]
  for (const { field, message } of read.faults) if (!told.unread.has(field)) say(told.row, field, message)
  return []
}

const wordsIn = (name: string) => folded(name).split(' ')

/** A name that shares no word with the one in the register is somebody else's number. */
const isCalled = (known: string, typed: string | undefined) =>
  typed === undefined || wordsIn(typed).some((word) => word.length > 2 && wordsIn(known).includes(word))
