import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { dayInWords, momentInWords, timeInWords, weekdayAndDay } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { faultKinds, payers, priorities } from './request.ts'
import type { ShownRequest } from './request-detail.ts'

/** «بلاغ صيانة»: what whoever mends it takes along, with whom to call and when to come, and two lines to sign when it is done. */
export function requestPaper(ctx: Pick<Ctx, 'db' | 'now' | 'files'>, one: ShownRequest, address: string) {
  return printPaper(ctx, 'areas/maintenance/papers/maintenance-request.typ', {
    ...{ number: one.number, day: dayOf(ctx.now()), title: faultKinds[one.category], description: one.description },
    ...{ who: one.technician ?? one.supplier, doneNote: one.doneNote },
    qr: squareCode(address),
    pairs: [
      ['المكان', one.where],
      ['الأولوية', priorities[one.priority]],
      ...(one.tenant ? [['المستأجر', one.tenant]] : []),
      ...(one.tenant && one.tenantPhone ? [['هاتفه', { code: one.tenantPhone }]] : []),
      ...(one.suits ? [['يناسبه', one.suits]] : []),
      ['أُبلغ عنه', momentInWords(one.reportedAt)],
      ['يُنجز قبل', dayInWords(one.dueOn)],
      ...(one.visitOn ? [['موعد الزيارة', visitIn(one)]] : []),
      ...(one.payer ? [['يتحمله', payers[one.payer]]] : []),
      ...(one.estimate === null ? [] : [['التقدير', inRials(one.estimate)]]),
    ],
  })
}

const visitIn = ({ visitOn, visitFrom, visitUntil }: ShownRequest) => {
  const day = visitOn ? weekdayAndDay(visitOn) : ''
  return visitFrom && visitUntil ? `${day} بين ${timeInWords(visitFrom)} و${timeInWords(visitUntil)}` : day
}
