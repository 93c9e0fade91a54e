import { sql } from 'kysely'
import { duesToCollect } from '#areas/finance/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { lastPromiseDay, longestPromise } from './collecting.ts'
import { promiseRecorded } from './facts.ts'
import { settleOver } from './promised.ts'

/** `amount` null is all that is late. */
type Promised = { id: string; partyId: string; amount: bigint | null; promisedOn: string; note: string | null }

/** How much a debtor said they would pay, and until when. `existed` where its form was sent before. */
export async function promise(work: Work, { id, partyId, promisedOn, note, ...said }: Promised) {
  const before = await work.tx.selectFrom('promises').select('amount').where('id', '=', id).executeTakeFirst()
  if (before) {
    work.repeated()
    return { existed: true, amount: before.amount }
  }
  const today = dayOf(work.now())
  if (promisedOn < today) throw fieldFault('promisedOn', 'هذا يوم مضى. اختر اليوم أو ما بعده.')
  if (promisedOn > lastPromiseDay(today)) throw fieldFault('promisedOn', `الوعد حتى ${longestPromise} يومًا من اليوم.`)
  await settleOver(work, partyId)
  await mustStandAlone(work, partyId)
  const { owed, late } = await owedBy({ db: work.tx }, { partyId, today })
  const amount = said.amount ?? late
  if (owed === 0n || amount === 0n) throw new Refusal('properties.nothing-owed', 'لا شيء مستحق ليُحدَّد له موعد.')
  if (amount > owed) throw fieldFault('amount', `كل ما عليه ${inRials(owed)}`)
  await work.tx
    .insertInto('promises')
    .values({
      ...{ id, partyId, amount, promisedOn, note, status: 'open', paid: null, settledAt: null },
      ...{ recordedBy: work.actor.id, recordedAt: work.now() },
    })
    .execute()
  work.record(promiseRecorded, partyId, { amount, promisedOn })
  return { existed: false, amount }
}

async function mustStandAlone({ tx }: Work, partyId: string) {
  const open = await tx
    .selectFrom('promises')
    .select('promisedOn')
    .where('partyId', 'in', sql<string>`(select records_of_one(${partyId}))`)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (open) throw new Refusal('properties.promise-open', `الوعد القائم حتى ${dayInWords(open.promisedOn)}. انتظر يومه.`)
}

/** All of it, whenever it is due: a promise may be for what is to come. */
export async function owedBy({ db }: Pick<Ctx, 'db'>, { partyId, today }: { partyId: string; today: string }) {
  const row = await db
    .selectFrom(duesToCollect('2100-12-31', today).as('dues'))
    .select(['dues.owed', 'dues.late'])
    .where('dues.partyId', '=', partyId)
    .executeTakeFirst()
  return { owed: row?.owed ?? 0n, late: row?.late ?? 0n }
}
