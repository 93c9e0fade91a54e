import type { Ctx } from '#platform/context.ts'
import { momentInWords } from '#values/dates.ts'
import { momentInEnglish } from '#values/dates-in-english.ts'
import { pair, recordPaper, rials } from '../papers/record-paper.ts'
import { renterPairs, segmentPairs, segmentsShown } from './segment-shown.ts'

type Rental = { contractId: string; number: string; partyId: string }

/** The paper of the exchange by which this car took the place of the one before it; null where none went before. */
export async function swapPaper(ctx: Pick<Ctx, 'db' | 'now' | 'files'>, rental: Rental, segmentId: string | undefined) {
  const all = await segmentsShown(ctx.db, rental.contractId)
  const at = all.findIndex(({ id }) => id === segmentId)
  const [before, after] = [all[at - 1], all[at]]
  if (!before || !after) return null
  const { name, pairs } = await renterPairs(ctx.db, rental)
  return recordPaper(ctx, {
    ...{ title: 'محضر استبدال سيارة', number: rental.number },
    lead: {
      ar: 'استُبدلت السيارة في الوقت نفسه: عادت الأولى وخرجت الثانية، ولا يتغير ما سوى ذلك في العقد.',
      en: 'The vehicles were exchanged in the same minute: the first returned, the second was handed over. Nothing else in the agreement changes.',
    },
    sections: [
      {
        heading: null,
        pairs: [
          ...pairs,
          ...pair('وقت الاستبدال', { ar: momentInWords(after.outAt), en: momentInEnglish(after.outAt) }),
          ...pair('سببه', after.reason),
          ...pair('فرق الفئة', after.difference && after.difference > 0n ? rials(after.difference) : null),
        ],
      },
      { heading: 'السيارة التي عادت', pairs: segmentPairs(before) },
      { heading: 'السيارة التي خرجت', pairs: segmentPairs(after) },
    ],
    signed: [
      ['المستأجر', name],
      ['ممثل الشركة', null],
    ],
  })
}
