import { z } from 'zod'
import { deviceOf } from '#values/devices.ts'
import type { Ctx } from './context.ts'
import { defineFact, type FactKind } from './facts.ts'
import { isRefusal } from './refusal.ts'
import { countTry, type Door } from './tries.ts'

type Acting = Pick<Ctx, 'actor' | 'requestId' | 'address' | 'userAgent' | 'now'>

/**
 * Who did it, as they were called then, and how they came: names change and sessions go, what happened stays as it was told.
 * Whoever looks with another's eyes is the one who did it. Of visitors neither place nor device is kept.
 */
export function signature({ actor, requestId, address, userAgent, now }: Acting) {
  const { id, name } = actor.seenBy ?? actor
  const known = actor.kind === 'staff' || actor.kind === 'customer'
  return {
    actorId: id,
    actorName: name,
    seenAs: actor.seenBy ? actor.name : null,
    requestId,
    address: known ? address : null,
    device: known && userAgent ? deviceOf(userAgent) : null,
    happenedAt: now(),
  }
}

const Reasoned = z.object({ reason: z.string() })

/** Why, in the words of whoever did it, where the form asks for a reason. */
export function reasonIn(input: unknown) {
  const asked = Reasoned.safeParse(input)
  return asked.success ? asked.data.reason : null
}

/** Somebody was told that this is not theirs to do; the subject is what they tried to open or to do. */
const denied = defineFact('house.denied', z.object({ said: z.string() }))

/** A document about a person was opened; the subject is the file. */
const looked = defineFact('house.file-opened', z.object({ name: z.string() }))

/** A list left the house as a file; the subject is the list. */
const exported = defineFact('house.exported', z.object({ list: z.string(), format: z.string(), filters: z.string() }))

/** The clock of the machine stood behind what it had sealed: it had run ahead and was put right. The subject is that seal's day. */
const clockCorrected = defineFact('house.clock-corrected', z.object({ sealedAt: z.iso.datetime() }))

/** What each of them is called in the history. */
export const trailWords = {
  [clockCorrected.name]: 'صُحّحت ساعة الخادم بعد أن سبقت وقتها',
  [denied.name]: 'مُنع من فعل لا صلاحية له فيه',
  [looked.name]: 'فُتحت وثيقة',
  [exported.name]: 'صُدّرت قائمة',
}

/** What the parts of facts are called that more than one area uses. */
export const trailPartWords = {
  name: 'الاسم',
  number: 'الرقم',
  title: 'العنوان',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  kind: 'النوع',
  service: 'الخدمة',
  reference: 'المرجع',
  reason: 'السبب',
  text: 'النص',
  status: 'الحالة',
  due: 'الموعد',
  dueAt: 'الموعد',
  since: 'من',
  until: 'حتى',
  validFrom: 'يسري من',
  validUntil: 'صالح حتى',
  branchId: 'الفرع',
  assigneeId: 'المكلَّف',
  channel: 'القناة',
  fileName: 'الملف',
  list: 'القائمة',
  format: 'الصيغة',
  filters: 'شروط البحث',
  said: 'ما قيل له',
  rows: 'الصفوف',
  added: 'ما أُضيف',
  confirm: 'تأكيد برسالة',
  sealedAt: 'ما بلغته الساعة',
}

type Happened<Data extends z.ZodType> = { kind: FactKind<Data>; door: string; subjectId: string; data: z.output<Data> }

/** Saves what changed nothing and is worth knowing all the same. */
async function witness<Data extends z.ZodType>(ctx: Ctx, { kind, door, subjectId, data }: Happened<Data>) {
  const fact = { id: ctx.newId(), name: kind.name, command: door, subjectId, data: JSON.stringify(z.encode(kind.data, data)) }
  await ctx.db
    .insertInto('facts')
    .values({ ...fact, reason: null, ...signature(ctx) })
    .execute()
}

/** Somebody at a locked door could fill the trail: of one person so many tries an hour are kept. */
const deniedDoor: Door = { name: 'denied', most: 30, seconds: 3600 }

/** A visitor is asked to sign in and nothing is kept of it. What cannot be written down must not change the answer. */
export async function recordDenied(
  ctx: Ctx,
  { door, subjectId = door, said }: { door: string; subjectId?: string; said: string },
) {
  if (ctx.actor.kind === 'visitor') return
  try {
    await countTry(ctx, deniedDoor, ctx.actor.seenBy?.id ?? ctx.actor.id)
    await witness(ctx, { kind: denied, door, subjectId, data: { said } })
  } catch (error) {
    if (!isRefusal(error)) ctx.log.error({ err: error }, 'a denied try was not written down')
  }
}

/** Before the document is handed out: what cannot be written down is not shown. */
export function recordLook(ctx: Ctx, file: { id: string; name: string }) {
  return witness(ctx, { kind: looked, door: 'files.open', subjectId: file.id, data: { name: file.name } })
}

/** Before the first row leaves: who took out which list, as a file of which kind, and with which filters. */
export function recordExport(ctx: Ctx, data: { list: string; format: 'xlsx' | 'csv' | 'pdf' | 'json' | 'zip'; filters: string }) {
  return witness(ctx, { kind: exported, door: 'lists.export', subjectId: data.list, data })
}

export const recordClockCorrected = (ctx: Ctx, { day, sealedAt }: { day: string; sealedAt: Date }) =>
  witness(ctx, { kind: clockCorrected, door: 'audit.seal', subjectId: day, data: { sealedAt: sealedAt.toISOString() } })

/** When the clock was put back behind what it had sealed. */
export async function clockCorrections({ db }: Pick<Ctx, 'db'>) {
  const facts = await db
    .selectFrom('facts')
    .select(['sequence', 'happenedAt', 'data'])
    .where('name', '=', clockCorrected.name)
    .orderBy('sequence')
    .execute()
  return facts.map(({ sequence, happenedAt: at, data }) => ({
    sequence,
    at,
    sealedAt: new Date(clockCorrected.data.parse(data).sealedAt),
  }))
}
