import { dayInWords } from '#values/dates.ts'
import type { CardTaking, Entry } from './entries.ts'
import { sizeOf } from './line.ts'
import { namesProvider, ownWords, saysSo, withoutNumbers } from './own-words.ts'

type Line = { day: string; amount: bigint; description: string; reference: string; account: { heldFor: string } }
type Move = { id: string; sequence: bigint; slip: string | null; isTransfer: boolean; isOwn: boolean }
/** A transfer a customer has shown, as they say it went. */
type Proof = {
  id: string
  sequence: number
  name: string
  reference: string
  transferredOn: string
  claimedTwice: boolean
  isTaken: boolean
}
export type CardText = { provider: string; description: string }
type Known = {
  entries: readonly Entry[]
  cards: readonly CardTaking[]
  moves: readonly Move[]
  proofs: readonly Proof[]
  /** Texts under which a provider of card payments has paid out before. */
  cardTexts: readonly CardText[]
  taxOf: (fee: bigint) => Promise<bigint>
}

/** What a line could be: one press sends these fields to that form. `sure` where more than the amount agrees. */
export type Proposal = { act: string; title: string; why: string; sure: boolean; fields: [name: string, value: string][] }

/** No provider keeps more than this, in thousandths. */
export const mostFee = 35n

/** By the rules, the surest first: the same reference, the slip of a deposit, takings by card less a fee, the words of the bank itself. */
export async function proposalsFor(line: Line, known: Known): Promise<Proposal[]> {
  const entries = known.entries.filter(({ amount }) => amount === line.amount)
  const found = [
    ...entries.filter((entry) => mayBeBack(line, entry)).map(asBack),
    ...entries.filter(({ reversed }) => !reversed).map((entry) => asEntry(line, entry)),
    ...known.moves.filter(({ isOwn }) => !isOwn).map((move) => asMove(line, move)),
    ...known.proofs.map((proof) => asProof(line, proof)),
    ...(await asCards(line, known)),
    ...asTheBanksOwn(line, known),
  ]
  return found.toSorted((one, other) => Number(other.sure) - Number(one.sure)).slice(0, 5)
}

function asEntry(line: Line, { id, memo, reference, day, mirrors }: Entry): Proposal {
  const sure = saysSo(line, reference)
  const near = day === line.day ? 'المبلغ واليوم نفسهما' : mirrors ? 'المبلغ نفسه، وهو قيد عكسي' : 'المبلغ نفسه في أيام قريبة'
  const why = sure ? 'المبلغ والمرجع نفسهما' : near
  return { act: 'entry', title: memo, why, sure, fields: [['entry', String(id)]] }
}

/** What went out and was reversed, in the bank's own words: it went and came back there too, or somebody wrote that mark by mistake. */
const mayBeBack = (line: Line, { reversed, mirrors, amount, reference }: Entry) =>
  reversed && mirrors === amount > 0n && saysSo(line, reference)

const asBack = ({ id, memo, mirrors }: Entry): Proposal => ({
  ...{ act: 'entry', title: memo, sure: false, fields: [['entry', String(id)]] },
  why: mirrors ? 'المبلغ والمرجع نفسهما، وخروجه لم يُطابَق بعد' : 'المبلغ والمرجع نفسهما، وعُكس: طابق عودته أيضًا',
})

export const moveInWords = ({ sequence, isTransfer }: Pick<Move, 'sequence' | 'isTransfer'>) =>
  isTransfer ? `تحويل ${sequence} من حساب آخر للشركة` : `نقل نقد ${sequence}`

function asMove(line: Line, { id, slip, ...move }: Move): Proposal {
  const sure = saysSo(line, slip)
  const why = sure ? 'المبلغ ورقم القسيمة نفسهما' : 'المبلغ نفسه، وهو في الطريق إلى هذا الحساب'
  return { act: 'move', title: moveInWords(move), why, sure, fields: [['moveId', id]] }
}

/**
 * Of two customers who show one transfer neither is sure, whoever of them wrote the right amount; nor is one with a reference like that of
 * a receipt there is: somebody says first that it is another transfer.
 */
function asProof(line: Line, { id, sequence, name, transferredOn, ...proof }: Proof): Proposal {
  const { reference, claimedTwice, isTaken } = proof
  const saysIt = saysSo(line, reference)
  const same = claimedTwice ? 'المبلغ والمرجع نفسهما، ولعميل آخر إثبات بالمرجع نفسه' : 'المبلغ ومرجع الإثبات نفسهما'
  const why = isTaken
    ? 'سُجّل مرجع مثل مرجعه في سند سابق'
    : saysIt
      ? same
      : `المبلغ نفسه، وحوّله العميل ${dayInWords(transferredOn)}`
  const sure = saysIt && !claimedTwice && !isTaken
  return { act: 'proof', title: `إثبات تحويل ${sequence} من ${name}`, why, sure, fields: [['proofId', id]] }
}

/** Of one provider all that waits, or the takings of one day, where what is missing of it is as much as a provider keeps. */
async function asCards(line: Line, { cards, cardTexts, taxOf }: Known): Promise<Proposal[]> {
  const batches = [...Map.groupBy(cards, ({ key }) => key)].flatMap(([key, takings]) => batchesOf(key, takings))
  const found: Proposal[] = []
  for (const { key, title, why, batch } of batches) {
    const gross = batch.reduce((sum, one) => sum + one.amount, 0n)
    const fee = gross - line.amount
    if (fee < 0n || fee * 1_000n > gross * mostFee) continue
    const tax = await taxOf(fee)
    const fields: [string, string][] = [...batch.map(({ id }): [string, string] => ['part', id]), ['feeVat', inTyped(tax)]]
    const sure = fee > 0n && isFrom(key, line, cardTexts)
    found.push({ act: 'cards', title, why: `${why}، والباقي عمولة`, sure, fields })
  }
  return found
}

/** An amount that happens to fit is nobody's word: the line names the provider, or reads as one by which they have paid before. */
function isFrom(provider: string, { description }: Line, known: readonly CardText[]) {
  const text = withoutNumbers(description)
  if (namesProvider(provider, description)) return true
  return text !== '' && known.some((one) => one.provider === provider && withoutNumbers(one.description) === text)
}

function batchesOf(key: string, takings: readonly CardTaking[]) {
  const what = key === 'pos' ? 'البطاقات' : 'الدفع الإلكتروني'
  const days = [...Map.groupBy(takings, ({ day }) => day)]
  return [
    ...days.map(([day, batch]) => ({ key, title: `${what}، يوم واحد`, why: day, batch })),
    ...(days.length > 1 ? [{ key, title: `${what}، كل ما لم يُسوَّ`, why: 'حتى يوم السطر', batch: takings }] : []),
  ]
}

const inTyped = (amount: bigint) => `${amount / 1_000n}.${String(amount % 1_000n).padStart(3, '0')}`

/** A bank keeps no more than this for its trouble, and gives no more than that unasked: 50 rials, and 200. */
const smallFee = 50_000n
const smallInterest = 200_000n

/** Sure only where the bank speaks of itself and of nothing else, and the books have nothing that waits for such a line. */
function asTheBanksOwn(line: Line, { entries }: Known): Proposal[] {
  const { amount, account } = line
  const { fee, interest, isTransfer, plain } = ownWords(line)
  const why = plain ? 'كما في بيان البنك' : 'في البيان كلمة من كلمات البنك، ومعها غيرها'
  const isOwn = account.heldFor === 'operating'
  const isBooked = entries.some((entry) => !entry.reversed && entry.amount === amount)
  // Out of what belongs to others it is looked at by somebody: the bank may be asked to give it back.
  if (amount < 0n && sizeOf(amount) <= smallFee && fee) {
    const title = isOwn ? 'عمولة البنك' : 'عمولة البنك من الأمانات'
    return [{ act: 'fee', title, why, sure: isOwn && plain && !isBooked, fields: [] }]
  }
  if (!isOwn || amount < 0n || !interest || isTransfer) return []
  const sure = plain && !isBooked && amount <= smallInterest
  return [{ act: 'interest', title: 'فائدة أو ربح من البنك', why, sure, fields: [] }]
}
