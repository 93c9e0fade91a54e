import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayInWords, momentInWords } from '#values/dates.ts'
import { conditionBefore, inspectionConditions, inspectionKinds, inspectionStatuses, worsened } from './inspection.ts'
import { seenThere } from './pictures.ts'
import type { ShownInspection } from './queries.ts'

/** What both saw, as they sign it: a draft leaves room for the pen, a signed one shows what was signed. */
export function inspectionSaid(one: ShownInspection) {
  const { kind, number, called, property, seenOn, party, items, before } = one
  const pair = (question: string, answer: string | number | null) => (answer === null ? [] : [[question, String(answer)]])
  return {
    ...{ title: inspectionKinds[kind], number, day: seenOn, isDraft: one.status === 'draft' },
    pairs: [
      ['الوحدة', `${called}، ${property}`],
      ...pair('المستأجر', party),
      ['يوم المعاينة', dayInWords(seenOn)],
      ['الحالة', inspectionStatuses[one.status]],
      ...pair('المفاتيح', one.keys),
      ...pair('قراءة عداد الكهرباء', one.electricityReading),
      ...pair('قراءة عداد المياه', one.waterReading),
      ...pair('ملاحظات', one.note),
    ],
    rows: items.map(({ room, item, condition, note }) => [
      room,
      item,
      condition ? inspectionConditions[condition] : '',
      note ?? '',
    ]),
    worse:
      before && worsened(before, items).map((w) => [w.room, w.item, conditionBefore(w.was), inspectionConditions[w.condition]]),
    ...{ signer: one.signer ?? party ?? '', signedAt: one.signedAt && momentInWords(one.signedAt) },
  }
}

/** With what was drawn under it and the pictures taken on the day: what cannot be read is named instead. */
export async function inspectionPaper(ctx: Pick<Ctx, 'db' | 'now' | 'files'>, one: ShownInspection) {
  const { pictures, drawn, photos } = await seenThere(ctx, one)
  const sheet = { ...inspectionSaid(one), drawn, photos, pictures }
  return printPaper(ctx, 'areas/properties/inspections/papers/inspection.typ', sheet)
}
