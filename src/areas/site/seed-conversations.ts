import { demonstrationPeople } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { uuidv7 } from '#platform/ids.ts'
import { dayOf } from '#values/days.ts'
import { closeRequest, setRequestDue } from './inbox/use-cases/close-request.ts'
import { replyToRequest } from './inbox/use-cases/reply-to-request.ts'
import { takeRequest } from './inbox/use-cases/take-request.ts'
import { writeInRequest } from './portal/use-cases/write-in-request.ts'
import { openTicket } from './requests/use-cases/open-ticket.ts'
import { sendInquiry } from './requests/use-cases/send-inquiry.ts'

const hour = 3_600_000
type Person = { id: string; name: string; email: string | null }

/** What the two customers of the demonstration office asked, what Noor answered, and what still waits for either side. */
export async function seedConversations(ctx: Ctx) {
  const people = await demonstrationPeople(ctx)
  const [shaikha, mubarak, noor] = ['shaikha', 'mubarak', 'noor'].map((word) =>
    people.find(({ email }) => email?.startsWith(`${word}@`)),
  )
  if (!shaikha || !mubarak || !noor) return
  await tellOfAnInvoice(ctx, { shaikha, noor })
  await tellOfAKey(ctx, { shaikha, noor })
  await tellOfARent(ctx, { mubarak, noor })
}

async function tellOfAnInvoice(ctx: Ctx, { shaikha, noor }: { shaikha: Person; noor: Person }) {
  const { id } = await openTicket(as(shaikha, 'customer', ago(ctx, 50)), {
    ...from(shaikha, '9000 0041'),
    ...{ formId: ctx.newId(), service: 'rent', subject: 'فاتورة الإيجار وصلت مرتين', files: [] },
    text: 'وصلتني فاتورة شهر واحد برسالتين، ولا أعرف أيهما أدفع.',
  })
  await takeRequest(as(noor, 'staff', ago(ctx, 48)), { id })
  await replyToRequest(as(noor, 'staff', ago(ctx, 47)), {
    ...{ id, channel: 'email' },
    text: 'شكرًا على تنبيهك. الفاتورة واحدة، وتكرر إرسالها. ادفع الأولى، وأهمل الثانية.',
  })
  await writeInRequest(as(shaikha, 'customer', ago(ctx, 4)), { id, text: 'دفعتها اليوم. متى يصلني الإيصال؟' })
  // Today until an hour before, and then tomorrow: the office is made at any hour.
  await setRequestDue(as(noor, 'staff', ago(ctx, 3)), { id, dueOn: dayOf(ago(ctx, -7).now()), dueTime: '18:00' })
}

async function tellOfAKey(ctx: Ctx, { shaikha, noor }: { shaikha: Person; noor: Person }) {
  const { id } = await openTicket(as(shaikha, 'customer', ago(ctx, 190)), {
    ...from(shaikha, '9000 0041'),
    ...{ formId: ctx.newId(), service: 'rent', subject: 'مفتاح المدخل لا يدور', files: [] },
    text: 'مفتاح مدخل البناية يعلق في القفل منذ أيام.',
  })
  await replyToRequest(as(noor, 'staff', ago(ctx, 186)), { id, channel: 'call', text: 'اتصلنا بكِ. يمر الفني عصر اليوم.' })
  await closeRequest(as(noor, 'staff', ago(ctx, 160)), { id, end: 'solved' })
}

async function tellOfARent(ctx: Ctx, { mubarak, noor }: { mubarak: Person; noor: Person }) {
  const { id } = await sendInquiry(as(mubarak, 'customer', ago(ctx, 28)), {
    ...from(mubarak, '9000 0042'),
    ...{ formId: ctx.newId(), service: 'equipment', message: 'أحتاج رافعة ليوم واحد في ريسوت. هل يصل معها مشغّل؟' },
  })
  await replyToRequest(as(noor, 'staff', ago(ctx, 26)), {
    ...{ id, channel: 'email' },
    text: 'نعم، المشغّل معها. أرسل لنا وزن الحمولة وارتفاع الرفع لنختار الرافعة المناسبة.',
  })
}

const from = ({ name, email }: Person, phone: string) => ({ name, phone, email: email ?? undefined, replyBy: 'email' as const })

const as = ({ id, name }: Person, kind: 'staff' | 'customer', ctx: Ctx): Ctx => ({
  ...ctx,
  actor: { ...ctx.actor, id, name, kind },
})

/** The same office, so many hours ago. */
export function ago(ctx: Ctx, hours: number): Ctx {
  const now = () => new Date(ctx.now().getTime() - hours * hour)
  return { ...ctx, now, newId: () => uuidv7(now()) }
}
