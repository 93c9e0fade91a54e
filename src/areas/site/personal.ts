import { forgetPartsOf } from '#areas/records/public.ts'
import { forgetTasksAbout } from '#areas/tasks/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { forgetFiles } from '#platform/files/forget.ts'
import { type Kept, keptFields, type Personal, type Retained, type Subject } from '#platform/personal.ts'
import type { InboxQueue } from './entry.ts'
import { forgetLines } from './inbox/line-queries.ts'
import { inboxItem } from './inbox/thread-queries.ts'

/** What notes, files and tasks hang on. */
const requestKind = 'request'
/** In the place of whatever said who it was. */
const gone = 'محذوف'

export const sitePersonal: Personal = {
  processing: [
    {
      purpose: 'الرد على الاستفسارات وطلبات الخدمة والدعم',
      people: 'زوار الموقع والعملاء',
      data: 'الاسم ووسائل التواصل وما كُتب في الطلب ومرفقاته',
      ground: 'تنفيذ العقد أو ما يسبقه بطلب صاحب البيانات',
      sharedWith: 'لا أحد',
    },
  ],
  kept,
  forget,
}

export const siteRetained: Retained[] = [
  {
    kind: 'site-requests',
    label: 'الاستفسارات والطلبات المغلقة',
    since: 'آخر ما قيل فيه',
    reason: 'الرجوع إلى ما اتُّفق عليه',
    months: 24,
    putAway: async (work, before) => hideAll(work, await over(work, { before })),
  },
]

/** What was sent from the phone or mailbox that is this person's. */
async function kept({ db }: Pick<Ctx, 'db'>, subject: Subject): Promise<Kept[]> {
  const rows = await ofSubject(db, subject).where('queue', '!=', 'conversation').orderBy('sentAt', 'desc').limit(500).execute()
  const items = await Promise.all(rows.map(({ id }) => inboxItem({ db }, id)))
  const records = items.flatMap((item) =>
    item
      ? [
          {
            ...{ id: item.id, title: `${item.title} ${item.number}`, at: item.sentAt },
            fields: keptFields([
              { name: 'name', label: 'الاسم', value: item.name },
              { name: 'phone', label: 'رقم الهاتف', value: item.phone, code: true },
              { name: 'email', label: 'البريد الإلكتروني', value: item.email, code: true },
              { name: 'status', label: 'الحالة', value: item.status },
              ...item.answers.map(({ question, answer }, index) => ({
                name: `answer${index + 1}`,
                label: question,
                value: answer,
              })),
              ...item.lines.map(({ text, side }, index) => ({
                name: `line${index + 1}`,
                label: side === 'us' ? 'ردنا' : 'ما كتبته',
                value: text,
              })),
              ...[...item.files, ...item.lines.flatMap(({ files }) => files)].map(({ name }, index) => ({
                name: `file${index + 1}`,
                label: 'مرفق',
                value: name,
              })),
            ]),
          },
        ]
      : [],
  )
  return [{ kind: 'requests', title: 'الطلبات والاستفسارات', records }]
}

/** Sent from the account, or from no account with the phone or mailbox that was shown to be theirs. */
const ofSubject = (db: Ctx['db'] | Work['tx'], { accountId, phone, email }: Subject) =>
  db
    .selectFrom('inboxEntries')
    .select(['id', 'queue'])
    .where((eb) => {
      const reached = [...(phone ? [eb('phone', '=', phone)] : []), ...(email ? [eb('email', '=', email)] : [])]
      return eb.or([eb('accountId', '=', accountId), eb.and([eb('accountId', 'is', null), eb.or(reached)])])
    })

/** What is answered or closed loses its sender; what is still open is answered first. */
async function forget(work: Work, subject: Subject) {
  const all = await ofSubject(work.tx, subject).where('name', '!=', gone).execute()
  const hidden = await hideAll(work, await over(work, subject))
  const open = all.length - hidden
  return [
    { title: 'الطلبات والرسائل المغلقة', count: hidden },
    ...(open > 0 ? [{ title: 'طلبات لم تُغلق بعد', count: open, stays: 'حتى نرد عليها وتُغلق' }] : []),
  ]
}

type One = { queue: InboxQueue; id: string }

/** A conversation is forgotten whatever its state: nobody owes it a paper. */
function over({ tx }: Pick<Work, 'tx'>, whose: Subject | { before: Date }): Promise<One[]> {
  const entries =
    'before' in whose
      ? tx.selectFrom('inboxEntries').select(['id', 'queue']).where('lastAt', '<', whose.before)
      : ofSubject(tx, whose)
  return entries
    .where('name', '!=', gone)
    .where((eb) => eb.or([eb('isOpen', '=', false), eb('status', '=', 'answered'), eb('queue', '=', 'conversation')]))
    .execute()
}

async function hideAll(work: Work, all: One[]) {
  for (const one of all) {
    await hide(work, one)
    await forgetPartsOf(work, { kind: requestKind, recordId: one.id })
  }
  await forgetTasksAbout(
    work,
    requestKind,
    all.map(({ id }) => id),
  )
  return all.length
}

async function hide({ tx }: Work, { queue, id }: One) {
  const nobody = { name: gone, phone: '', email: null, replyBy: 'call', formDigest: null } as const
  if (queue === 'inquiry')
    await tx
      .updateTable('inquiries')
      .set({ ...nobody, message: gone })
      .where('id', '=', id)
      .execute()
  if (queue === 'serviceRequest')
    await tx
      .updateTable('serviceRequests')
      .set({ ...nobody, details: null, trade: '{}' })
      .where('id', '=', id)
      .execute()
  if (queue === 'ticket')
    await tx
      .updateTable('tickets')
      .set({ ...nobody, subject: gone, reference: null, text: gone })
      .where('id', '=', id)
      .execute()
  await tx
    .updateTable('inboxEntries')
    .set({ name: gone, phone: '', email: null, preview: gone, closeReason: null, accountId: null, partyId: null })
    .where('id', '=', id)
    .execute()
  await forgetLines({ tx }, id, gone)
  const files = await tx
    .deleteFrom('requestFiles')
    .where((eb) => eb.or([eb('serviceRequestId', '=', id), eb('ticketId', '=', id)]))
    .returning('fileId')
    .execute()
  await forgetFiles(
    tx,
    files.map(({ fileId }) => fileId),
  )
}
