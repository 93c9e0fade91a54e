import { contractsOfKind } from '#areas/contracts/public.ts'
import type { Ctx } from '#platform/context.ts'
import { momentInWords } from '#values/dates.ts'
import { momentInEnglish } from '#values/dates-in-english.ts'
import { pair, recordPaper, rials } from '../papers/record-paper.ts'
import { rentalKind } from '../rentals/rental.ts'
import { renterPairs, segmentPairs, segmentsShown } from '../rentals/segment-shown.ts'
import { feesCharged } from './fee-charged.ts'

/** The notice of a fine, with who had the car from when to when: for the renter and for the police; null where nobody had it. */
export async function fineNotice(ctx: Pick<Ctx, 'db' | 'now' | 'files'>, fineId: string) {
  const one = await fineOf(ctx.db, fineId)
  if (!one) return null
  const segment = (await segmentsShown(ctx.db, one.contractId)).find(({ id }) => id === one.segmentId)
  if (!segment) return null
  const { name, pairs } = await renterPairs(ctx.db, one)
  const fee = (await feesCharged(ctx, [one])).get(one.feeInvoiceId ?? '')
  return recordPaper(ctx, {
    ...{ title: 'إشعار مخالفة مرورية', number: one.reference },
    lead: {
      ar: 'نفيد بأن المركبة المبينة كانت وقت المخالفة لدى المستأجر المذكور بموجب عقد التأجير، من وقت خروجها إلى وقت عودتها كما هو مسجل أدناه.',
      en: 'We confirm that at the time of the violation the vehicle was with the renter named below under the rental agreement, from its hand-over until its return as recorded below.',
    },
    sections: [
      {
        heading: 'المخالفة',
        pairs: [
          ...pair('المرجع', { code: one.reference }),
          ...pair('وقت المخالفة', { ar: momentInWords(one.at), en: momentInEnglish(one.at) }),
          ...pair('المكان', one.place),
          ...pair('مبلغ المخالفة', rials(one.amount)),
          ...pair('رسم المعاملة شاملًا الضريبة', fee ? rials(fee) : null),
        ],
      },
      { heading: 'من كانت السيارة لديه', pairs: [...pairs, ...segmentPairs(segment)] },
    ],
    signed: [
      ['المستأجر', name],
      ['ممثل الشركة', null],
    ],
  })
}

const fineOf = (db: Ctx['db'], id: string) =>
  db
    .selectFrom('carFines')
    .innerJoin('carRentalSegments', 'carRentalSegments.id', 'carFines.segmentId')
    .innerJoin(contractsOfKind({ db }, rentalKind).as('contract'), 'contract.id', 'carRentalSegments.contractId')
    .select([
      'reference',
      'at',
      'place',
      'amount',
      'feeInvoiceId',
      'segmentId',
      'contractId',
      'contract.number',
      'contract.partyId',
    ])
    .where('carFines.id', '=', id)
    .executeTakeFirst()
