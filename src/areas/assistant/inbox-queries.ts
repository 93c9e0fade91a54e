import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { type ConversationStatus, conversationNumber } from './conversation.ts'
import { linesOf } from './queries.ts'

const labels: Record<ConversationStatus, string> = {
  'with-assistant': 'مع المساعد',
  'waiting-for-person': 'بانتظار موظف',
  'with-person': 'مع موظف',
  ended: 'منتهية',
}

type Row = {
  id: string
  sequence: number
  status: ConversationStatus
  name: string | null
  phone: string | null
  startedAt: Date
  handedOverAt: Date | null
}

/** Only what was handed over has a name and a phone; what people asked the assistant alone stays between the two. */
const handedOver = ({ db }: Pick<Ctx, 'db'>) => db.selectFrom('conversations').where('handedOverAt', 'is not', null)

const columns = ['id', 'sequence', 'status', 'name', 'phone', 'startedAt', 'handedOverAt'] as const

function told({ id, sequence, startedAt, handedOverAt, status, name, phone }: Row) {
  const number = conversationNumber({ sequence, startedAt })
  const [isNew, sentAt] = [status === 'waiting-for-person', handedOverAt ?? startedAt]
  return { id, number, name: name ?? '', phone: phone ?? '', status: labels[status], isNew, sentAt }
}

/** The latest that a person was asked for. */
export async function handedOverConversations(reading: Pick<Ctx, 'db'>, most: number) {
  const rows = await handedOver(reading).select(columns).orderBy('handedOverAt', 'desc').limit(most).execute()
  return rows.map(told)
}

export async function countConversations(reading: Pick<Ctx, 'db'>) {
  const counts = await handedOver(reading)
    .select(({ fn }) => [
      fn.countAll<bigint>().as('all'),
      fn.countAll<bigint>().filterWhere('status', '=', 'waiting-for-person').as('waiting'),
    ])
    .executeTakeFirstOrThrow()
  return { all: Number(counts.all), waiting: Number(counts.waiting) }
}

/** What was said until somebody asked for a person; null where nobody did. */
export async function handedOverConversation(reading: Pick<Ctx, 'db'>, id: string | undefined) {
  if (!isUuid(id)) return null
  const row = await handedOver(reading).select(columns).where('id', '=', id).executeTakeFirst()
  return row ? { ...told(row), lines: await linesOf(reading, row.id) } : null
}
