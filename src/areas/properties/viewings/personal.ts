import { sql } from 'kysely'
import { forgetPartsOf } from '#areas/records/public.ts'
import { forgetTasksAbout } from '#areas/tasks/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { type Forgotten, type Kept, keptFields, type Personal, type Retained, type Subject } from '#platform/personal.ts'
import { viewingKind } from './held.ts'
import { viewingNumber, viewingStates } from './viewing.ts'

/** In the place of whatever said who it was. */
const gone = 'محذوف'
const title = 'المعاينات'

export const viewingsPersonal: Personal = {
  processing: [
    {
      purpose: 'ترتيب معاينة الوحدات والتنبيه بما يعود متاحًا',
      people: 'من يطلب معاينة وحدة أو التنبيه بها',
      data: 'الاسم ووسائل التواصل والأيام المناسبة والملاحظة',
      ground: 'ما يسبق العقد بطلب صاحب البيانات',
      sharedWith: 'لا أحد',
    },
  ],
  kept,
  forget,
}

export const viewingsRetained: Retained[] = [
  {
    kind: 'viewings',
    label: 'المعاينات المنتهية',
    since: 'انتهاء المعاينة',
    reason: 'الرجوع إلى ما جرى فيها',
    months: 12,
    putAway: async (work, before) =>
      hide(
        work,
        await work.tx.selectFrom('viewings').select('id').where('endedAt', '<', before).where('name', '!=', gone).execute(),
      ),
  },
  {
    kind: 'unit-watches',
    label: 'طلبات التنبيه بالوحدات',
    since: 'طلب التنبيه',
    reason: 'التنبيه حين تعود الوحدة متاحة',
    months: 6,
    async putAway({ tx }, before) {
      const old = await tx.deleteFrom('unitWatches').where('askedAt', '<', before).returning('id').execute()
      return old.length
    },
  },
]

/** Asked for from the account, or from none with the phone or mailbox that was shown to be theirs. */
const ofSubject = (db: Ctx['db'] | Work['tx'], { accountId, phone, email }: Subject) =>
  db.selectFrom('viewings').where((eb) => {
    const reached = [...(phone ? [eb('phone', '=', phone)] : []), ...(email ? [eb('email', '=', email)] : [])]
    return eb.or([eb('accountId', '=', accountId), eb.and([eb('accountId', 'is', null), eb.or(reached)])])
  })

async function kept({ db }: Pick<Ctx, 'db'>, subject: Subject): Promise<Kept[]> {
  const rows = await ofSubject(db, subject)
    .select(['id', 'sequence', 'state', 'name', 'phone', 'email', 'note', 'requestedAt'])
    .orderBy('requestedAt', 'desc')
    .limit(500)
    .execute()
  const records = rows.map(({ id, sequence, state, name, phone, email, note, requestedAt }) => ({
    ...{ id, title: `معاينة ${viewingNumber({ sequence, requestedAt })}`, at: requestedAt },
    fields: keptFields([
      { name: 'state', label: 'الحالة', value: viewingStates[state] },
      { name: 'name', label: 'الاسم', value: name },
      { name: 'phone', label: 'رقم الهاتف', value: phone, code: true },
      { name: 'email', label: 'البريد الإلكتروني', value: email, code: true },
      { name: 'note', label: 'الملاحظة', value: note },
    ]),
  }))
  return [{ kind: 'viewings', title, records }]
}

/** What is over loses whoever asked; what still has its day is kept first. Whoever waits for a word about a unit waits no more. */
async function forget(work: Work, subject: Subject): Promise<Forgotten[]> {
  const all = await ofSubject(work.tx, subject).select(['id', 'endedAt']).where('name', '!=', gone).execute()
  const hidden = await hide(
    work,
    all.filter(({ endedAt }) => endedAt !== null),
  )
  if (subject.phone) await work.tx.deleteFrom('unitWatches').where('phone', '=', subject.phone).execute()
  const open = all.length - hidden
  return [
    ...(hidden > 0 ? [{ title, count: hidden }] : []),
    ...(open > 0 ? [{ title: 'معاينات لم تنتهِ بعد', count: open, stays: 'حتى تُجرى أو تُلغى' }] : []),
  ]
}

async function hide(work: Work, all: readonly { id: string }[]) {
  const ids = all.map(({ id }) => id)
  if (ids.length === 0) return 0
  await work.tx
    .updateTable('viewings')
    .set({ name: gone, phone: '', email: null, note: null, accountId: null, words: sql<string>`'v-' || sequence` })
    .where('id', 'in', ids)
    .execute()
  for (const recordId of ids) await forgetPartsOf(work, { kind: viewingKind, recordId })
  await forgetTasksAbout(work, viewingKind, ids)
  return ids.length
}
