import { printPaper, setting } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { momentInWords, weekdayAndDay } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { reportDue } from './breach.ts'
import type { breach, privacyRequest } from './privacy-desk.ts'

type Request = NonNullable<Awaited<ReturnType<typeof privacyRequest>>>
type Breach = NonNullable<Awaited<ReturnType<typeof breach>>>
type Pair = [label: string, value: string | { code: string } | null]

const said = (pairs: Pair[]) => pairs.filter(([, value]) => value !== null)
const code = (value: string | null) => (value ? { code: value } : null)

/** A request with its answer, for the file and for whoever asks the office about it. */
export async function privacyRequestPaper(ctx: Ctx, request: Request) {
  const { number, kindLabel, statusLabel, name, phone, email, text, requestedAt, dueOn, closedAt, answer } = request
  return printPaper(ctx, 'areas/identity/privacy/papers/privacy-request.typ', {
    ...{ number, day: dayOf(ctx.now()), kind: kindLabel, answer },
    pairs: said([
      ['رقم الطلب', code(number)],
      ['صاحب البيانات', name],
      ['رقم الهاتف', code(phone)],
      ['البريد الإلكتروني', code(email)],
      ['وصل', momentInWords(requestedAt)],
      ['آخر يوم للرد', weekdayAndDay(dueOn)],
      ['الحالة', statusLabel],
      ['ما كتبه', text],
      ['أُجيب', closedAt && momentInWords(closedAt)],
    ]),
  })
}

/** What the ministry is told, in the order it asks for: what, when, whose and how many, what was done. */
export async function breachPaper(ctx: Ctx, one: Breach) {
  const { number, title, happenedAt, discoveredAt, reportedAt, reportReference, dataKinds, peopleCount, serious } = one
  const parts = said([
    ['ما جرى', one.what],
    ['ما فُعل', one.measures],
    ['ما نُصح به أصحاب البيانات', one.advice],
    ['السبب وما تغيّر', one.lessons],
  ])
  return printPaper(ctx, 'areas/identity/privacy/papers/breach.typ', {
    ...{ number, day: dayOf(ctx.now()), parts },
    officer: (await setting(ctx, 'dataOfficerName')) ?? '',
    pairs: said([
      ['الحادثة', title],
      ['رقمها في سجلنا', code(number)],
      ['وقعت', happenedAt && momentInWords(happenedAt)],
      ['عُرفت', momentInWords(discoveredAt)],
      ['آخر وقت للإبلاغ', momentInWords(reportDue(discoveredAt))],
      ['أُبلغت الوزارة', reportedAt && momentInWords(reportedAt)],
      ['رقم البلاغ أو طريقته', reportReference],
      ['أنواع البيانات', dataKinds],
      ['عدد من تمسّهم', peopleCount === null ? 'لم يُعرف بعد' : String(peopleCount)],
      ['ضرر جسيم بأصحاب البيانات', serious ? 'نعم' : 'لا'],
      ['أُبلغ أصحاب البيانات', one.toldAt && `${momentInWords(one.toldAt)}، ${one.toldHow}`],
    ]),
  })
}
