import { branches } from '#areas/company/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'

/** The branch whose people hand out there: the one that was chosen, else the first. */
export async function branchOfPlace(work: Work, chosen: string | undefined) {
  const open = await branches(work)
  const branch = chosen ? open.find(({ id }) => id === chosen) : open[0]
  if (!branch) throw fieldFault('branchId', 'اختر فرعًا من القائمة.')
  return branch.id
}

/** A new one stands after those before it. */
export async function nextPosition({ tx }: Work, table: 'carPlaces' | 'carAddOns') {
  const { last } = await tx
    .selectFrom(table)
    .select(({ fn, val }) => fn.coalesce(fn.max('position'), val(0)).as('last'))
    .executeTakeFirstOrThrow()
  return Number(last) + 1
}

/** Two never bear one name. */
export async function mustBeOnlyOne({ tx }: Work, table: 'carPlaces' | 'carAddOns', { id, name }: { id: string; name: string }) {
  const other = await tx.selectFrom(table).select('id').where('name', '=', name).where('id', '<>', id).executeTakeFirst()
  if (other) throw fieldFault('name', 'هذا الاسم لغيره في القائمة. اكتب اسمًا آخر.')
}
