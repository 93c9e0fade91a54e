import { sql } from 'kysely'
import { partiesOfAccount } from '#areas/customers/public.ts'
import { forgetPartsOf } from '#areas/records/public.ts'
import { forgetTasksAbout } from '#areas/tasks/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { type Forgotten, type Kept, keptFields, type Personal, type Retained, type Subject } from '#platform/personal.ts'
import { momentInWords } from '#values/dates.ts'
import { reservationKind, reservationNumber, reservationStates } from './reservation.ts'

/** In the place of whatever said who it was. */
const gone = 'محذوف'
const title = 'حجوزات السيارات'

export const reservationsPersonal: Personal = {
  processing: [
    {
      purpose: 'حجز السيارات وتجهيزها لمن حجزها',
      people: 'من يحجز سيارة',
      data: 'الاسم والهاتف والعمر وبلد الرخصة ورقم الرحلة والملاحظة',
      ground: 'تنفيذ العقد أو ما يسبقه بطلب صاحب البيانات',
      sharedWith: 'لا أحد',
    },
  ],
  kept,
  forget,
}

export const reservationsRetained: Retained[] = [
  {
    kind: 'car-reservations',
    label: 'حجوزات السيارات المنتهية',
    since: 'انتهاء الحجز أو إلغائه',
    reason: 'الرجوع إلى ما اتُّفق عليه وما حُسب عنه',
    months: 24,
    putAway: async (work, before) =>
      hide(
        work,
        await work.tx
          .selectFrom('carReservations')
          .select('id')
          .where('endedAt', '<', before)
          .where('name', '!=', gone)
          .execute(),
      ),
  },
]

/** Under the customer's record, or under none with the phone that was shown to be theirs. */
async function ofSubject(db: Ctx['db'] | Work['tx'], { accountId, phone }: Subject) {
  const { ids } = await partiesOfAccount({ db }, accountId)
  const known = db.selectFrom('carReservations').where('name', '!=', gone)
  return known.where((eb) => {
    const theirs = eb('partyId', '=', eb.fn.any(eb.val(ids)))
    return phone ? eb.or([theirs, eb.and([eb('partyId', 'is', null), eb('phone', '=', phone)])]) : theirs
  })
}

async function kept({ db }: Pick<Ctx, 'db'>, subject: Subject): Promise<Kept[]> {
  const rows = await (await ofSubject(db, subject))
    .select(['id', 'sequence', 'state', 'name', 'phone', 'licenceCountry', 'flightNumber', 'note', 'startsAt', 'madeAt'])
    .orderBy('madeAt', 'desc')
    .limit(500)
    .execute()
  const records = rows.map(({ id, sequence, state, madeAt, ...row }) => ({
    ...{ id, title: `حجز ${reservationNumber({ sequence, madeAt })}`, at: madeAt },
    fields: keptFields([
      { name: 'state', label: 'الحالة', value: reservationStates[state] },
      { name: 'startsAt', label: 'موعد التسليم', value: momentInWords(row.startsAt) },
      { name: 'name', label: 'الاسم', value: row.name },
      { name: 'phone', label: 'رقم الهاتف', value: row.phone, code: true },
      { name: 'licenceCountry', label: 'بلد الرخصة', value: row.licenceCountry },
      { name: 'flightNumber', label: 'رقم الرحلة', value: row.flightNumber, code: true },
      { name: 'note', label: 'الملاحظة', value: row.note },
    ]),
  }))
  return [{ kind: 'car-reservations', title, records }]
}

/** What is over loses whoever reserved; what still has its day is kept first. */
async function forget(work: Work, subject: Subject): Promise<Forgotten[]> {
  const all = await (await ofSubject(work.tx, subject)).select(['id', 'endedAt']).execute()
  const hidden = await hide(
    work,
    all.filter(({ endedAt }) => endedAt !== null),
  )
  const open = all.length - hidden
  return [
    ...(hidden > 0 ? [{ title, count: hidden }] : []),
    ...(open > 0 ? [{ title: 'حجوزات لم تنتهِ بعد', count: open, stays: 'حتى تُسلَّم السيارة أو يُلغى الحجز' }] : []),
  ]
}

async function hide(work: Work, all: readonly { id: string }[]) {
  const ids = all.map(({ id }) => id)
  if (ids.length === 0) return 0
  const nothing = { licenceCountry: null, flightNumber: null, note: null, age: null, tokenHash: null, endReason: null }
  await work.tx
    .updateTable('carReservations')
    .set({ name: gone, phone: '', ...nothing, words: sql<string>`'cb-' || sequence` })
    .where('id', 'in', ids)
    .execute()
  for (const recordId of ids) await forgetPartsOf(work, { kind: reservationKind, recordId })
  await forgetTasksAbout(work, reservationKind, ids)
  return ids.length
}
