import { depositMoves, depositNow, holdsOf } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { amountInEnglish } from '#values/amount-in-english.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { dayInWords, momentInWords } from '#values/dates.ts'
import { dayInEnglish, momentInEnglish } from '#values/dates-in-english.ts'
import { inOmr, inRials } from '#values/money.ts'
import { english } from '../papers/in-english.ts'
import { pair, recordPaper, rials } from '../papers/record-paper.ts'
import { renterPairs } from './segment-shown.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now' | 'files'>
type Rental = { contractId: string; number: string; partyId: string }

/** What was left with us for a rental, and what of it went back; null where nothing was. */
export async function depositPaper(ctx: Reader, rental: Rental) {
  const { deposit, holds, moves } = await depositOf(ctx, rental.contractId)
  if (!deposit && holds.length === 0) return null
  const { name, pairs } = await renterPairs(ctx.db, rental)
  const onCard = holds.reduce((sum, { state, amount }) => sum + (state === 'held' ? amount : 0n), 0n)
  const refunded = moves.reduce((sum, { kind, amount }) => sum + (kind === 'refunded' || kind === 'returned' ? -amount : 0n), 0n)
  const came = moves.reduce((sum, { kind, amount }) => sum + (kind === 'received' || kind === 'taken-back' ? amount : 0n), onCard)
  const held = deposit?.held ?? 0n
  const rows = [...moves.map(moveRow), ...holds.flatMap(holdRows)]
  if (rows.length === 0) return null
  return recordPaper(ctx, {
    ...{ title: refunded > 0n ? 'رد تأمين مسترد' : 'سند تأمين مسترد', number: rental.number },
    lead: refunded > 0n ? returnedIn(name, refunded) : came > 0n ? receivedIn(name, came) : null,
    sections: [
      {
        heading: null,
        pairs: [
          ...pairs,
          ...pair('التأمين المطلوب', deposit && rials(deposit.amount)),
          ...pair('المحفوظ لدينا', rials(held)),
          ...pair('محجوز على البطاقة', onCard > 0n ? rials(onCard) : null),
          ...pair('موعد الرد', deposit?.releaseOn && held > 0n ? inBothDays(deposit.releaseOn) : null),
        ],
      },
      {
        heading: 'ما حدث له',
        ...{ head: ['التاريخ', 'الحركة', 'الطريقة', 'عن', 'المبلغ'], columns: ['auto', 'auto', 'auto', 'rest', 'auto'], rows },
      },
    ],
    signed: [
      ['المستأجر', name],
      ['ممثل الشركة', null],
    ],
  })
}

/** Whether there is anything to print. */
export async function hasDepositPaper(ctx: Pick<Ctx, 'db' | 'actor'>, contractId: string) {
  const { holds, moves } = await depositOf(ctx, contractId)
  return holds.length + moves.length > 0
}

async function depositOf(ctx: Pick<Ctx, 'db' | 'actor'>, contractId: string) {
  const deposit = await depositNow({ db: ctx.db }, [contractId])
  const holds = await holdsOf({ db: ctx.db }, [contractId])
  return { deposit, holds, moves: await depositMoves(ctx, contractId) }
}

const inBothDays = (day: string) => ({ ar: dayInWords(day), en: dayInEnglish(day) })
const inBothMoments = (at: Date) => ({ ar: momentInWords(at), en: momentInEnglish(at) })

/** Of one way the English is known to the paper; of several it is put together. */
const inBothWays = (ways: readonly string[]) =>
  ways.length > 0 ? { ar: ways.join('، '), en: ways.map((way) => english[way] ?? way).join(', ') } : '—'

type Move = Awaited<ReturnType<typeof depositMoves>>[number]
const moveRow = ({ at, said, ways, receipt, payout, charge, reason, amount }: Move) => [
  inBothMoments(at),
  said,
  inBothWays(ways),
  [receipt ?? payout ?? charge ?? '', reason].filter(Boolean).join('، '),
  rials(amount),
]

type Hold = Awaited<ReturnType<typeof holdsOf>>[number]

/** When it was held, and what became of it. */
function holdRows({ heldAt, endedAt, state, amount, captured, card, reference, expiresOn }: Hold) {
  const about = `بطاقة تنتهي بـ ${card}، العملية ${reference}، حتى ${dayInWords(expiresOn)}`
  const first = [inBothMoments(heldAt), 'حُجز على البطاقة', 'حجز على بطاقة', about, rials(amount)]
  if (state === 'held' || !endedAt) return [first]
  const ended = state === 'captured' ? (['خُصم من البطاقة', captured ?? 0n] as const) : (['رُفع عن البطاقة', amount] as const)
  return [first, [inBothMoments(endedAt), ended[0], 'حجز على بطاقة', about, rials(ended[1])]]
}

const receivedIn = (name: string, amount: bigint) => ({
  ar: `استلمنا من ${name} تأمينًا مستردًا قدره ${inRials(amount)} (${amountInWords(amount)})، يُردّ بعد الإعادة وانقضاء المدة المعلنة، ويُخصم منه ما يستحق بموجب العقد.`,
  en: `Received from ${name} a refundable deposit of ${inOmr(amount)} (${amountInEnglish(amount)}). It is returned after the vehicle is back and the announced period has passed, less what is due under the agreement.`,
})

const returnedIn = (name: string, amount: bigint) => ({
  ar: `رُدّ إلى ${name} من تأمينه المسترد ${inRials(amount)} (${amountInWords(amount)}).`,
  en: `Returned to ${name} from the deposit: ${inOmr(amount)} (${amountInEnglish(amount)}).`,
})
