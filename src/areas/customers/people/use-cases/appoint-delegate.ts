import { delegateAppointed } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { AppointInput } from '#areas/customers/record/detail-inputs.ts'
import { sees } from '#areas/customers/record/seen.ts'
import { partyToChange } from '#areas/customers/record/use-cases/rewriting.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayOf } from '#values/days.ts'
import { dialled } from '#values/phones.ts'

/** Another customer who may act, sign or answer for this one, or inherits from them. */
export const appointDelegate = command({
  name: 'customers.appoint-delegate',
  permission: customersPermissions.manageRelations,
  input: AppointInput,
  async run(work, { id, relation, other: typed, powers = null, since = dayOf(work.now()), until = null }) {
    await partyToChange(work, id, customersPermissions.manageRelations)
    const other = await otherParty(work, typed)
    if (!other || other.id === id)
      throw fieldFault('other', other ? 'اختر شخصًا غير العميل نفسه.' : 'لا عميل بهذا الرقم. سجّله أولًا ثم أضفه هنا.')
    await work.tx
      .insertInto('partyRelations')
      .values({ id: work.newId(), partyId: id, otherId: other.id, kind: relation, powers, since, until })
      .execute()
    work.record(delegateAppointed, id, { relation, otherId: other.id, otherName: other.name, until })
    return { id }
  },
})

/** By the number we gave or by the whole phone: of two people with one name nobody should have to guess. */
async function otherParty({ tx, actor }: Work, typed: string) {
  const sequence = Number(/^(?:cu)?[\s-]*(\d{5,9})$/i.exec(typed)?.[1] ?? 0)
  const digits = dialled(typed)
  const phone = digits.startsWith('+') ? digits : `+968${digits}`
  const party = await tx
    .selectFrom('parties')
    .select(['id', 'name', 'branchId', 'alsoServed', 'createdBy'])
    .where('mergedInto', 'is', null)
    .where((eb) => eb.or([eb('sequence', '=', sequence), eb('phone', '=', phone)]))
    .executeTakeFirst()
  if (!party) return null
  return sees(actor, party) ? party : null
}
