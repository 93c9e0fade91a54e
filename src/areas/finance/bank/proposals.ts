import { folded } from '#values/text.ts'
import type { CardTaking, Entry } from './entries.ts'
import { sizeOf } from './line.ts'

type Line = { day: string; amount: bigint; description: string; reference: string; account: { heldFor: string } }
type Move = { id: string; sequence: bigint; slip: string | null }
/** A transfer a customer has shown, as they say it went. */
type Proof = { id: string; sequence: number; name: string; reference: string; transferredOn: string }
type Known = {
  entries: readonly Entry[]
  cards: readonly CardTaking[]
  moves: readonly Move[]
  proofs: readonly Proof[]
  taxOf: (fee: bigint) => Promise<bigint>
}

/** What a line could be: one press sends these fields to that form. `sure` where more than the amount agrees. */
export type Proposal = { act: string; title: string; why: string; sure: boolean; fields: [name: string, value: string][] }

/** No provider keeps more than this, in thousandths. */
const mostFee = 35n

/** By the rules, the surest first: the same reference, the slip of a deposit, takings by card less a fee, the words of the bank itself. */
export async function proposalsFor(line: Line, known: Known): Promise<Proposal[]> {
  const found = [
    ...known.entries.filter(({ amount }) => amount === line.amount).map((entry) => asEntry(line, entry)),
    ...known.moves.map((move) => asMove(line, move)),
    ...known.proofs.map((proof) => asProof(line, proof)),
    ...(await asCards(line, known)),
    ...asTheBanksOwn(line),
  ]
  return found.toSorted((one, other) => Number(other.sure) - Number(one.sure)).slice(0, 5)
}

const saysSo = ({ reference, description }: Line, word: string | null) =>
  word !== null && word.length > 2 && folded(`${reference} ${description}`).includes(folded(word))

function asEntry(line: Line, { id, memo, reference, day }: Entry): Proposal {
  const sure = saysSo(line, reference)
  const why = sure ? 'المبلغ والمرجع نفسهما' : day === line.day ? 'المبلغ واليوم نفسهما' : 'المبلغ نفسه في أيام قريبة'
  return { act: 'entry', title: memo, why, sure, fields: [['entry', String(id)]] }
}

function asMove(line: Line, { id, sequence, slip }: Move): Proposal {
  const sure = saysSo(line, slip)
  const why = sure ? 'المبلغ ورقم القسيمة نفسهما' : 'المبلغ نفسه، وهو في الطريق إلى هذا الحساب'
  return { act: 'move', title: `نقل نقد ${sequence}`, why, sure, fields: [['moveId', id]] }
}

function asProof(line: Line, { id, sequence, name, reference, transferredOn }: Proof): Proposal {
  const sure = saysSo(line, reference)
  const why = sure ? 'المبلغ ومرجع الإثبات نفسهما' : `المبلغ نفسه، وحوّله العميل ${transferredOn}`
  return { act: 'proof', title: `إثبات تحويل ${sequence} من ${name}`, why, sure, fields: [['proofId', id]] }
}

/** Of one provider all that waits, or the takings of one day, where what is missing of it is as much as a provider keeps. */
async function asCards({ amount }: Line, { cards, taxOf }: Known): Promise<Proposal[]> {
  const batches = [...Map.groupBy(cards, ({ key }) => key)].flatMap(([key, takings]) => batchesOf(key, takings))
  const found: Proposal[] = []
  for (const { title, why, batch } of batches) {
    const gross = batch.reduce((sum, one) => sum + one.amount, 0n)
    const fee = gross - amount
    if (fee < 0n || fee * 1_000n > gross * mostFee) continue
    const tax = await taxOf(fee)
    const fields: [string, string][] = [...batch.map(({ id }): [string, string] => ['part', id]), ['feeVat', inTyped(tax)]]
    found.push({ act: 'cards', title, why: `${why}، والباقي عمولة`, sure: fee > 0n, fields })
  }
  return found
}

function batchesOf(key: string, takings: readonly CardTaking[]) {
  const what = key === 'pos' ? 'البطاقات' : 'الدفع الإلكتروني'
  const days = [...Map.groupBy(takings, ({ day }) => day)]
  return [
    ...days.map(([day, batch]) => ({ title: `${what}، يوم واحد`, why: day, batch })),
    ...(days.length > 1 ? [{ title: `${what}، كل ما لم يُسوَّ`, why: 'حتى يوم السطر', batch: takings }] : []),
  ]
}

const inTyped = (amount: bigint) => `${amount / 1_000n}.${String(amount % 1_000n).padStart(3, '0')}`

const feeWords = /fee|charge|commission|عمول|رسم|رسوم/i
const interestWords = /interest|profit|فائد|ربح|ارباح/i
/** A bank keeps no more than this for its trouble: 50 rials. */
const smallFee = 50_000n

function asTheBanksOwn({ amount, description, account }: Line): Proposal[] {
  if (account.heldFor !== 'operating') return []
  const text = folded(description)
  const why = 'كما في بيان البنك'
  if (amount < 0n && sizeOf(amount) <= smallFee && feeWords.test(text))
    return [{ act: 'fee', title: 'عمولة البنك', why, sure: true, fields: [] }]
  if (amount > 0n && interestWords.test(text))
    return [{ act: 'interest', title: 'فائدة أو ربح من البنك', why, sure: true, fields: [] }]
  return []
}
