import { sql } from 'kysely'
import { duesToCollect } from '#areas/finance/public.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { lastPromiseDay, longestPromise } from '../collecting.ts'
import { promiseRecorded } from '../facts.ts'
import { RecordPromiseInput } from '../inputs.ts'
import { debtorHeld } from './debtor-held.ts'

/** How much a debtor said they would pay, and until when: waited for until that day is over, and no longer. */
export const recordPromise = command({
  name: 'properties.record-promise',
  permission: propertiesPermissions.collect,
  input: RecordPromiseInput,
  async run(work, { id, partyId, way, amount, promisedOn, note = null }) {
    await debtorHeld(work, partyId)
    const before = await work.tx.selectFrom('promises').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { partyId }
    }
    const today = dayOf(work.now())
    if (promisedOn < today) throw fieldFault('promisedOn', 'هذا يوم مضى. اختر اليوم أو ما بعده.')
    if (promisedOn > lastPromiseDay(today)) throw fieldFault('promisedOn', `الوعد حتى ${longestPromise} يومًا من اليوم.`)
    await mustStandAlone(work, partyId)
    const owed = await owedBy(work, { partyId, today })
    if (owed === 0n) throw new Refusal('properties.nothing-owed', 'لا شيء مستحق على هذا العميل.')
    if (amount > owed) throw fieldFault('amount', `كل ما عليه ${inRials(owed)}`)
    const at = work.now()
    await work.tx
      .insertInto('promises')
      .values({
        ...{ id, partyId, amount, promisedOn, note, status: 'open', paid: null, settledAt: null },
        ...{ recordedBy: work.actor.id, recordedAt: at },
      })
      .execute()
    await work.tx
      .insertInto('followUps')
      .values({ id: work.newId(), partyId, way, outcome: 'promised', note, loggedBy: work.actor.id, loggedAt: at })
      .execute()
    work.record(promiseRecorded, partyId, { amount, promisedOn })
    return { partyId }
  },
})

async function mustStandAlone({ tx }: Work, partyId: string) {
  const open = await tx
    .selectFrom('promises')
    .select('promisedOn')
    .where('partyId', 'in', sql<string>`(select records_of_one(${partyId}))`)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (open)
    throw new Refusal(
      'properties.promise-open',
      `لهذا العميل وعد قائم حتى ${dayInWords(open.promisedOn)}. سجّل متابعة حتى ينتهي يومه.`,
    )
}

/** All of it, whenever it is due: a promise may be for what is to come. */
async function owedBy({ tx }: Work, { partyId, today }: { partyId: string; today: string }) {
  const row = await tx
    .selectFrom(duesToCollect('2100-12-31', today).as('dues'))
    .select('dues.owed')
    .where('dues.partyId', '=', partyId)
    .executeTakeFirst()
  return row?.owed ?? 0n
}
