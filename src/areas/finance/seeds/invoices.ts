import { findParties } from '#areas/customers/public.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import type { IssueInvoiceForm } from '#areas/finance/invoices/inputs.ts'
import { issueInvoice } from '#areas/finance/invoices/use-cases/issue-invoice.ts'
import { issueProforma } from '#areas/finance/invoices/use-cases/issue-proforma.ts'
import { saveDraft } from '#areas/finance/invoices/use-cases/keep-drafts.ts'
import { acting, colleagues } from '#areas/finance/seed-people.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'

type Told = { ago: number; whom: string; days?: number; due?: number; lines: Partial<IssueInvoiceForm> }

/** What the services charged during these weeks, for customers of the demonstration office. */
const issued: Told[] = [
  {
    ...{ ago: 38, whom: 'ناصر الغساني', days: 4, due: 7 },
    lines: { kind1: 'car-hire', description1: 'تأجير سيارة صغيرة أربعة أيام', quantity1: '4', unitPrice1: '14.500' },
  },
  {
    ...{ ago: 26, whom: 'شيخة الكثيري', days: 3, due: 10 },
    lines: { kind1: 'car-hire', description1: 'تأجير سيارة عائلية ثلاثة أيام', quantity1: '3', unitPrice1: '18' },
  },
  {
    ...{ ago: 24, whom: 'محمد قطن', days: 10, due: 30 },
    lines: {
      ...{ kind1: 'equipment-hire', description1: 'تأجير حفارة', quantity1: '10', unitPrice1: '85', discount1: '50' },
      ...{ kind2: 'equipment-transport', description2: 'نقل الحفارة إلى طاقة وإعادتها', quantity2: '2', unitPrice2: '45' },
    },
  },
  {
    ...{ ago: 12, whom: 'مريم الشنفري', due: 14 },
    lines: {
      ...{ kind1: 'parcel-carriage', description1: 'توصيل طرود إلى مسقط', quantity1: '6', unitPrice1: '2.250' },
      ...{ kind2: 'parcel-abroad', description2: 'طرد إلى دبي، 3.5 كجم', quantity2: '1', unitPrice2: '9.750' },
      ...{ ground2: 'دبي، الإمارات', evidence2: 'بوليصة الناقل 70418' },
    },
  },
  {
    ...{ ago: 5, whom: 'شيخة الكثيري', due: 5 },
    lines: { kind1: 'parcel-carriage', description1: 'توصيل طرود إلى مسقط', quantity1: '4', unitPrice1: '2.250' },
  },
  {
    ...{ ago: 4, whom: 'مبارك الشنفري', days: 1, due: 20 },
    lines: { kind1: 'equipment-hire', description1: 'تأجير خلاطة يومًا', quantity1: '1', unitPrice1: '22' },
  },
  {
    ...{ ago: 3, whom: 'ناصر الغساني', days: 2, due: 0 },
    lines: {
      ...{ kind1: 'car-hire', description1: 'تأجير سيارة دفع رباعي يومين', quantity1: '2', unitPrice1: '28' },
      ...{ kind2: 'car-damage', line2: 'cars', description2: 'خدش في الباب الخلفي', quantity2: '1', unitPrice2: '35' },
      ...{ ground2: 'خدش عند إعادة السيارة', evidence2: 'محضر الإعادة 31' },
    },
  },
  {
    ...{ ago: 1, whom: 'شيخة الكثيري', days: 2, due: 14 },
    lines: { kind1: 'car-hire', description1: 'تأجير سيارة صغيرة يومين', quantity1: '2', unitPrice1: '14.500' },
  },
]

/** The accountant issues them, and takes back one day of a hire that ended early. */
export async function seedInvoices(ctx: Ctx) {
  const [maryam] = await colleagues(ctx, 'maryam')
  if (!maryam) return
  const today = dayOf(ctx.now())
  const on = (day: string) => acting(ctx, maryam, () => timeOn(day, '10:30'))
  for (const told of issued) await issue(on(daysAfter(today, -told.ago)), told)
  await takeBackADay(on(daysAfter(today, -20)))
  await offer(on(daysAfter(today, -2)))
}

/** A customer asked what a crane would cost: it is not ordered yet. */
async function offer(ctx: Ctx) {
  const [customer] = await findParties(ctx, 'محمد قطن', 1)
  if (!customer) return
  const day = dayOf(ctx.now())
  const dates = { suppliedFrom: daysAfter(day, 7), suppliedUntil: daysAfter(day, 9), dueOn: daysAfter(day, 30) }
  const crane = { kind1: 'equipment-hire', description1: 'تأجير رافعة ثلاثة أيام', quantity1: '3', unitPrice1: '120' }
  const { id: draftId } = await saveDraft(ctx, { id: ctx.newId(), partyId: customer.id, ...dates, ...crane })
  await issueProforma(ctx, { draftId })
}

async function issue(ctx: Ctx, { whom, days = 1, due = 0, lines }: Told) {
  const [customer] = await findParties(ctx, whom, 1)
  if (!customer) return
  const day = dayOf(ctx.now())
  const dates = { suppliedFrom: daysAfter(day, 1 - days), suppliedUntil: day, dueOn: daysAfter(day, due) }
  await issueInvoice(ctx, { id: ctx.newId(), partyId: customer.id, ...dates, ...lines })
}

async function takeBackADay(ctx: Ctx) {
  const hire = await ctx.db
    .selectFrom('charges')
    .select(['id', 'invoiceId'])
    .where('kind', '=', 'equipment-hire')
    .executeTakeFirst()
  if (!hire) return
  const { id: chargeId1, invoiceId } = hire
  await creditInvoice(ctx, { id: ctx.newId(), invoiceId, chargeId1, net1: '85', reason: 'انتهى العمل قبل يوم من موعده' })
}
