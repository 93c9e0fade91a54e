import { relationEnded } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { EndRelationInput } from '#areas/customers/record/detail-inputs.ts'
import { partyToChange } from '#areas/customers/record/use-cases/rewriting.ts'
import { command } from '#platform/command.ts'
import { dayOf } from '#values/days.ts'

export const endRelation = command({
  name: 'customers.end-relation',
  permission: customersPermissions.manageRelations,
  input: EndRelationInput,
  async run(work, { id, relationId }) {
    await partyToChange(work, id, customersPermissions.manageRelations)
    const today = dayOf(work.now())
    const ended = await work.tx
      .updateTable('partyRelations')
      .set((eb) => ({ until: eb.fn('greatest', ['since', eb.val(today)]) }))
      .where('id', '=', relationId)
      .where('partyId', '=', id)
      .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', today)]))
      .returning(['kind', 'otherId', 'until'])
      .executeTakeFirst()
    if (!ended) {
      work.repeated()
      return { id }
    }
    const { name } = await work.tx.selectFrom('parties').select('name').where('id', '=', ended.otherId).executeTakeFirstOrThrow()
    work.record(relationEnded, id, { relation: ended.kind, otherId: ended.otherId, otherName: name, until: ended.until })
    return { id }
  },
})
