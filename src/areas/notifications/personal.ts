import { forgetTasksAbout } from '#areas/tasks/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { type Kept, keptFields, type Personal, type Retained, type Subject } from '#platform/personal.ts'

const channelWords = { 'in-app': 'داخل الحساب', sms: 'رسالة نصية', email: 'بريد إلكتروني', whatsapp: 'واتساب' } as const
/** In the place of what a message said, and of where it went. */
const gone = 'محذوف'

export const notificationsPersonal: Personal = {
  processing: [
    {
      purpose: 'إبلاغ الناس بما يخصهم من معاملاتهم',
      people: 'العملاء وزوار الموقع والموظفون',
      data: 'وسيلة التواصل ونص الرسالة وحالة وصولها',
      ground: 'تنفيذ العقد، والعروض بالموافقة',
      sharedWith: 'مزوّد البريد ومزوّد الرسائل النصية',
    },
  ],
  kept,
  forget,
}

export const notificationsRetained: Retained[] = [
  {
    kind: 'messages',
    label: 'نصوص الرسائل المرسلة',
    since: 'إرسال الرسالة',
    reason: 'إثبات الإبلاغ',
    months: 24,
    putAway: (work, before) => hide(work, { before }),
  },
]

async function kept({ db }: Pick<Ctx, 'db'>, subject: Subject): Promise<Kept[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'channel', 'recipient', 'subject', 'text', 'queuedAt'])
    .where((eb) => eb.or([eb('accountId', '=', subject.accountId), eb('recipient', 'in', contactsOf(subject))]))
    .where('category', '!=', 'code')
    .orderBy('queuedAt', 'desc')
    .limit(500)
    .execute()
  const records = rows.map(({ id, channel, recipient, subject: title, text, queuedAt }) => ({
    ...{ id, title: title ?? channelWords[channel], at: queuedAt },
    fields: keptFields([
      { name: 'channel', label: 'القناة', value: channelWords[channel] },
      { name: 'recipient', label: 'أُرسلت إلى', value: channel === 'in-app' ? null : recipient, code: true },
      { name: 'text', label: 'النص', value: text },
    ]),
  }))
  return [{ kind: 'messages', title: 'الرسائل المرسلة', records }]
}

const contactsOf = ({ accountId, phone, email }: Subject) => [accountId, phone, email].filter((contact) => contact !== null)

async function forget(work: Work, subject: Subject) {
  return [{ title: 'نصوص الرسائل', count: await hide(work, subject) }]
}

const over = ['sent', 'delivered', 'read', 'dead', 'suppressed', 'no-provider', 'cancelled'] as const

/** That a message went out stays; what it said and to whom goes. One that is still on its way is left alone. */
async function hide(work: Pick<Work, 'tx' | 'now'>, which: Subject | { before: Date }) {
  const hidden = await work.tx
    .updateTable('messages')
    .set({ text: gone, subject: null, recipient: gone })
    .where('status', 'in', over)
    .where('text', '!=', gone)
    .where((eb) =>
      'before' in which
        ? eb('queuedAt', '<', which.before)
        : eb.or([eb('accountId', '=', which.accountId), eb('recipient', 'in', contactsOf(which))]),
    )
    .returning('id')
    .execute()
  await forgetTasksAbout(
    work,
    'message',
    hidden.map(({ id }) => id),
  )
  return hidden.length
}
