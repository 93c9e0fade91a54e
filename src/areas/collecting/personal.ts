import { sql } from 'kysely'
import { partiesOfAccount } from '#areas/customers/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { type Forgotten, type Kept, keptFields, type Personal, type Retained, type Subject } from '#platform/personal.ts'
import { inRials } from '#values/money.ts'
import { followUpOutcomes, promiseStatuses } from './collecting.ts'

const title = 'متابعات التحصيل'

export const collectingPersonal: Personal = {
  processing: [
    {
      purpose: 'تحصيل الإيجارات المتأخرة',
      people: 'المستأجرون',
      data: 'المتابعات ونتائجها ووعود الدفع',
      ground: 'تنفيذ العقد',
      sharedWith: 'لا أحد',
    },
  ],
  kept,
  forget,
}

export const collectingRetained: Retained[] = [
  {
    kind: 'collecting-notes',
    label: 'ملاحظات المتابعات والوعود',
    since: 'تسجيلها',
    reason: 'إثبات المطالبة بالإيجار',
    months: 60,
    putAway: (work, before) => hide(work, { before }),
  },
]

async function kept({ db }: Pick<Ctx, 'db'>, { accountId }: Subject): Promise<Kept[]> {
  const { ids } = await partiesOfAccount({ db }, accountId)
  if (ids.length === 0) return []
  const tried = await db
    .selectFrom('followUps')
    .selectAll()
    .where('partyId', 'in', ids)
    .orderBy('loggedAt', 'desc')
    .limit(500)
    .execute()
  const promised = await db
    .selectFrom('promises')
    .selectAll()
    .where('partyId', 'in', ids)
    .orderBy('recordedAt', 'desc')
    .limit(500)
    .execute()
  const records = [
    ...tried.map(({ id, outcome, note, loggedAt }) => ({
      ...{ id, title: `متابعة: ${followUpOutcomes[outcome]}`, at: loggedAt },
      fields: keptFields([{ name: 'note', label: 'الملاحظة', value: note }]),
    })),
    ...promised.map(({ id, amount, status, note, endReason, recordedAt }) => ({
      ...{ id, title: `وعد بدفع ${inRials(amount)}`, at: recordedAt },
      fields: keptFields([
        { name: 'status', label: 'الحالة', value: promiseStatuses[status] },
        { name: 'note', label: 'الملاحظة', value: note },
        { name: 'endReason', label: 'سبب السحب', value: endReason },
      ]),
    })),
  ]
  return [{ kind: 'collecting', title, records }]
}

/** That somebody was called and what they promised stays with what they owe; what was written of them goes. */
async function forget(work: Work, { accountId }: Subject): Promise<Forgotten[]> {
  const { ids } = await partiesOfAccount({ db: work.tx }, accountId)
  const count = ids.length > 0 ? await hide(work, { ids }) : 0
  return count > 0 ? [{ title, count }] : []
}

async function hide({ tx }: Pick<Work, 'tx'>, { ids = null, before = null }: { ids?: string[] | null; before?: Date | null }) {
  const { rows } = await sql<{ count: bigint }>`
    select forget_follow_ups(${ids}::uuid[], ${before}::timestamptz) count`.execute(tx)
  const notes = await tx
    .updateTable('promises')
    .set({ note: null, endReason: null })
    .where((eb) => eb.or([eb('note', 'is not', null), eb('endReason', 'is not', null)]))
    .where('status', '<>', 'open')
    .$if(ids !== null, (all) => all.where('partyId', 'in', ids ?? []))
    .$if(before !== null, (all) => all.where('recordedAt', '<', before ?? new Date(0)))
    .returning('id')
    .execute()
  return Number(rows[0]?.count ?? 0) + notes.length
}
