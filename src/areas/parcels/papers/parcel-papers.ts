import { drawPaper, printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { bars } from '#platform/documents/bars.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { labelInZpl } from '#platform/documents/zpl.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { inGroups } from '#values/phones.ts'
import { howMany } from '#values/plural.ts'
import { barredNumber } from '../journey/number.ts'
import { parcelServices, payers } from '../journey/parcel.ts'
import type { ShownParcel } from '../journey/parcel-detail.ts'
import { trackingPath } from '../paths.ts'
import { isAbroad } from '../tariff/places.ts'
import type { Labelled } from './labelled.ts'

type Printing = Pick<Ctx, 'db' | 'now' | 'files' | 'origin'>

const kilos = (grams: number, places = 1) => `${(grams / 1_000).toFixed(places)} كجم`

/** Enough of a phone for whoever it is to know it, and nobody else; abroad the carrier has to call. */
const maskedPhone = (phone: string) => inGroups(phone).replace(/^(\+\d+) \d+/, '$1 ****')

const labelTemplate = 'areas/parcels/papers/label.typ'

/** What is stuck on the pieces, one each, as large as a label is: 100 × 150 mm. */
export function parcelLabels(ctx: Printing, parcels: readonly Labelled[]) {
  const title = parcels.length === 1 ? `بوليصة ${parcels[0]?.number}` : 'بوالص الطرود'
  return printPaper(ctx, labelTemplate, { title, labels: labelsOf(ctx, parcels), day: dayOf(ctx.now()) })
}

/** The same labels for a printer of labels that is given them without a driver: each a picture in ZPL II. */
export async function parcelLabelsInZpl(ctx: Printing, parcels: readonly Labelled[]) {
  const printed: string[] = []
  for (const label of labelsOf(ctx, parcels)) {
    const sheet = { title: label.number, labels: [label], day: dayOf(ctx.now()) }
    printed.push(await labelInZpl(await drawPaper(ctx, labelTemplate, sheet), { width: 100, height: 150 }))
  }
  return printed.join('')
}

const labelsOf = (ctx: Printing, parcels: readonly Labelled[]) =>
  parcels.flatMap((one) =>
    one.pieces.map((piece) => ({
      ...{ number: one.number, n: piece.n, pieces: one.pieceCount, weight: kilos(piece.grams), counted: kilos(one.chargeable) },
      bars: bars(barredNumber(one.bare, piece.n, one.pieceCount)),
      qr: squareCode(`${ctx.origin}${trackingPath(one.bare)}${one.pieceCount > 1 ? `-${piece.n}` : ''}`),
      ...{ to: one.recipientName, place: [one.quarter, one.place].filter(Boolean).join('، ') },
      where: [one.landmark, one.building].filter(Boolean).join('، '),
      ...{
        phone: isAbroad(one.place) ? inGroups(one.recipientPhone) : maskedPhone(one.recipientPhone),
        service: parcelServices[one.service],
        zone: one.zone,
      },
      due: piece.n === 1 ? one.cod + (one.payer === 'recipient' ? one.carriage + one.codFee + one.vat : 0n) : 0n,
      ...{ takenOn: one.acceptedAt && dayOf(one.acceptedAt), promisedOn: one.promisedOn, fragile: one.fragile },
      foot: [
        `من: ${one.senderName}`,
        ...(one.senderReference ? [`مرجعه ${one.senderReference}`] : []),
        ...[`ما فيه: ${one.content}`, 'إن تعذّر التسليم يُعاد إلى المرسل'],
      ].join(' · '),
    })),
  )

/** What the sender keeps: what was taken, for whom, and for how much. */
export const waybill = (ctx: Printing, one: ShownParcel, rules: { freeDays: number; storageDay: bigint }) =>
  printPaper(ctx, 'areas/parcels/papers/waybill.typ', {
    ...{ title: 'بوليصة', number: one.number, day: dayOf(one.acceptedAt ?? one.registeredAt) },
    ...{ bars: bars(barredNumber(one.bare, 1, 1)), qr: squareCode(`${ctx.origin}${trackingPath(one.bare)}`) },
    from: [one.senderName, inGroups(one.senderPhone), ...(one.senderReference ? [`مرجعه ${one.senderReference}`] : [])],
    to: [
      one.recipientName,
      [one.place, one.quarter, one.landmark, one.building].filter(Boolean).join('، '),
      inGroups(one.recipientPhone),
    ],
    about: [
      [howMany(one.pieceCount, 'piece'), one.content, ...(one.fragile ? ['قابل للكسر'] : [])].join(' · '),
      `الفعلي ${kilos(one.grams, 3)}${one.volumetric > 0 ? ` · الحجمي ${kilos(one.volumetric)}` : ''}`,
      `المحتسب ${kilos(one.chargeable)}`,
    ],
    delivery: [parcelServices[one.service], 'لا يُسلَّم إلا برمز أو توقيع'],
    rows: [
      [`${one.zone}، المحتسب ${kilos(one.chargeable)}`, `التعرفة المعتمدة ${one.tariff}`, { rials: String(one.carriage) }],
      ...(one.codFee > 0n ? [['رسم الدفع عند الاستلام', `يُقبض للمرسل ${inRials(one.cod)}`, { rials: String(one.codFee) }]] : []),
      ['ضريبة القيمة المضافة', '', { rials: String(one.vat) }],
    ],
    total: [`رسم التوصيل، يدفعه ${payers[one.payer]}`, one.carriage + one.codFee + one.vat],
    declared: one.declaredValue,
    terms: [
      'يقر المرسل بأن الطرد خالٍ من المواد التي لا تُقبل. للشركة حق الفحص بحضوره. المسؤولية من الاستلام إلى التسليم.',
      `يُخزَّن بلا رسم ${howMany(rules.freeDays, 'day')}، ثم رسم لكل يوم بعدها.`,
      'المطالبة خلال 30 يومًا. الشكوى إلى الشركة أولًا، ثم إلى هيئة تنظيم الاتصالات.',
    ],
    storageDay: rules.storageDay,
  })
