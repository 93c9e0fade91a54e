import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'
import { payers } from './request.ts'

export const requestFactWords = {
  'properties.fault-reported': 'أُبلغ عن عطل',
  'properties.maintenance-triaged': 'صُنّف البلاغ',
  'properties.maintenance-assigned': 'أُسند البلاغ',
  'properties.maintenance-started': 'بدأت الصيانة',
  'properties.maintenance-completed': 'أُنجزت الصيانة',
  'properties.maintenance-rejected': 'رُفض البلاغ',
  'properties.maintenance-confirmed': 'أُكّد الإصلاح',
  'properties.maintenance-reopened': 'أُعيد فتح البلاغ',
  'properties.maintenance-closed': 'أُغلق البلاغ',
}

const Request = z.object({ number: z.string(), where: z.string(), title: z.string() })

export const requestFactLines: FactLines = {
  'properties.fault-reported': factLine(Request, ({ number, title, where }) => `أُبلغ عن عطل، ${number}: ${title}، ${where}`),
  'properties.maintenance-triaged': factLine(
    Request.extend({ payer: z.enum(['owner', 'tenant', 'company']), estimate: baisa.nullable() }),
    ({ number, payer, estimate }) =>
      `صُنّف البلاغ ${number}، ويتحمله ${payers[payer]}${estimate === null ? '' : `، وتقديره ${inRials(estimate)}`}`,
  ),
  'properties.maintenance-assigned': factLine(
    Request.extend({ who: z.string(), visitOn: z.string() }),
    ({ number, who, visitOn }) => `أُسند البلاغ ${number} إلى ${who}، وموعده ${dayInWords(visitOn)}`,
  ),
  'properties.maintenance-started': factLine(Request, ({ number }) => `بدأت صيانة البلاغ ${number}`),
  'properties.maintenance-completed': factLine(
    Request.extend({ note: z.string(), cost: baisa.nullable() }),
    ({ number, note, cost }) => `أُنجز البلاغ ${number}: ${note}${cost === null ? '' : `، وتكلفته ${inRials(cost)}`}`,
  ),
  'properties.maintenance-rejected': factLine(
    Request.extend({ reason: z.string() }),
    ({ number, reason }) => `رُفض البلاغ ${number}: ${reason}`,
  ),
  'properties.maintenance-confirmed': factLine(Request, ({ number }) => `أُكّد إصلاح البلاغ ${number}`),
  'properties.maintenance-reopened': factLine(
    Request.extend({ reason: z.string() }),
    ({ number, reason }) => `أُعيد فتح البلاغ ${number}: ${reason}`,
  ),
  'properties.maintenance-closed': factLine(Request, ({ number }) => `أُغلق البلاغ ${number}`),
}

export const requestPartWords = {
  where: 'المكان',
  payer: 'من يتحمله',
  nature: 'سبب العطل',
  payerReason: 'لماذا يتحمله',
  estimate: 'التقدير',
  visitOn: 'موعد الزيارة',
  visitFrom: 'من الساعة',
  visitUntil: 'إلى الساعة',
  byTenant: 'من المستأجر',
  technicianId: 'الفني',
}
