import type { Ctx, Work } from '#platform/context.ts'
import { type Kept, keptFields, type Personal, type Retained, type Subject } from '#platform/personal.ts'
import { conversationNumber } from './conversation.ts'

export const assistantPersonal: Personal = {
  processing: [
    {
      purpose: 'الرد على الأسئلة في المساعد وتحويلها إلى موظف',
      people: 'زوار الموقع والعملاء',
      data: 'نص المحادثة، والاسم والهاتف عند التحويل إلى موظف',
      ground: 'الموافقة عند التحويل',
      sharedWith: 'لا أحد، ما لم يُفعَّل مزوّد خارجي بموافقة صاحب البيانات',
    },
  ],
  kept,
  forget,
}

export const assistantRetained: Retained[] = [
  {
    kind: 'conversations',
    label: 'المحادثات',
    since: 'بدء المحادثة',
    reason: 'متابعة ما سُئل عنه',
    months: 12,
    putAway: async (work, before) => {
      const rows = await work.tx.selectFrom('conversations').select('id').where('startedAt', '<', before).execute()
      return hide(work, rows)
    },
  },
]

/** Those that were handed over with this person's phone; of others nobody knows whose they are. */
async function kept({ db }: Pick<Ctx, 'db'>, { phone }: Subject): Promise<Kept[]> {
  const rows = phone
    ? await db
        .selectFrom('conversations')
        .select(['id', 'sequence', 'name', 'phone', 'startedAt'])
        .where('phone', '=', phone)
        .orderBy('startedAt', 'desc')
        .limit(100)
        .execute()
    : []
  const records = await Promise.all(
    rows.map(async ({ id, name, sequence, startedAt }) => ({
      ...{ id, title: conversationNumber({ sequence, startedAt }), at: startedAt },
      fields: keptFields([
        { name: 'name', label: 'الاسم', value: name },
        { name: 'phone', label: 'رقم الهاتف', value: phone, code: true },
        { name: 'written', label: 'ما كُتب', value: await written(db, id) },
      ]),
    })),
  )
  return [{ kind: 'conversations', title: 'المحادثات', records }]
}

async function written(db: Ctx['db'], conversationId: string) {
  const lines = await db
    .selectFrom('conversationLines')
    .select('text')
    .where('conversationId', '=', conversationId)
    .where('author', '=', 'visitor')
    .orderBy('sequence')
    .limit(200)
    .execute()
  return lines.map(({ text }) => text).join('\n')
}

async function forget(work: Work, { phone }: Subject) {
  const rows = phone ? await work.tx.selectFrom('conversations').select('id').where('phone', '=', phone).execute() : []
  return [{ title: 'المحادثات', count: await hide(work, rows) }]
}

/** The conversation stays as a number; who it was and what was said go. */
async function hide({ tx }: Work, rows: { id: string }[]) {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx.updateTable('conversations').set({ name: null, phone: null }).where('id', 'in', ids).execute()
  const gone = await tx.deleteFrom('conversationLines').where('conversationId', 'in', ids).returning('conversationId').execute()
  return new Set(gone.map(({ conversationId }) => conversationId)).size
}
