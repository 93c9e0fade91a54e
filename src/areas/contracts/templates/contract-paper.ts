import { printPaper } from '#areas/company/public.ts'
import { contractStates } from '#areas/contracts/contract.ts'
import { type Contract, kindOf } from '#areas/contracts/held.ts'
import { verifiedAt } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { dayOf } from '#values/days.ts'
import { filled } from '#values/filling.ts'
import { type ContractText, clauseName, clausesOf, headingIn, inLanguages, withBlanks, withoutGaps } from './contract-text.ts'
import { labels } from './in-english.ts'
import { textInUse } from './text-queries.ts'
import { valuesOf, versionInWords } from './variables.ts'

type Said = string | { code: string }
/** What proves the signatures, on a page of its own: each with its questions and answers, and the paper they are under. */
export type Proof = { about: string; signers: { name: string; pairs: [question: string, answer: Said][] }[]; hash: string }
/** Where it is signed, by whom, and once it is, how and when. */
type Place = [role: string, name: string, ...how: Said[]]

type Printing = Pick<Ctx, 'db' | 'now' | 'files'>
type Sheet = ContractText & {
  number: string
  day: string
  across: string | null
  signed: Place[]
  proof: Proof | null
  /** By which whoever holds it sees how the contract stands; a sample has none. */
  qr: string | null
}

/** A contract on the paper of the company: its opening, its clauses by their names, and where it is signed. */
export function printContract(ctx: Printing, { text, ...sheet }: Sheet) {
  const { opening, clauses } = clausesOf(text)
  const parts = [opening, ...clauses.map((clause) => clause.text)].map(inLanguages)
  return printPaper(ctx, 'areas/contracts/templates/contract.typ', {
    ...{ ...sheet, opening: inLanguages(opening), english: parts.some((part) => part.english.length > 0) ? labels : {} },
    clauses: clauses.map((clause, index) => ({
      ...{ name: clauseName(index + 1), place: String(index + 1), heading: headingIn(clause.heading) },
      text: inLanguages(clause.text),
    })),
  })
}

type Reader = Pick<Ctx, 'db' | 'actor' | 'now' | 'files' | 'contractKinds' | 'origin'>
type One = Pick<Contract, 'id' | 'kind' | 'number' | 'state'>

/** The code that every paper of this contract carries, whenever it is printed. */
export async function codeOfPaper({ db, origin }: Pick<Ctx, 'db' | 'origin'>, contractId: string) {
  const { token } = await db.selectFrom('contracts').select('token').where('id', '=', contractId).executeTakeFirstOrThrow()
  return squareCode(verifiedAt(origin, token))
}

/** The words of a contract as they stand today, with what is known of it in the places of its variables; null where its kind has none. */
export async function wordsOf(ctx: Reader, one: One) {
  const text = await textInUse(ctx, one.kind)
  if (!text) return null
  const values = { ...(await valuesOf(ctx, kindOf(ctx, one.kind), one.id)), ...versionInWords(text.version) }
  const put = (words: string) => withoutGaps(filled(withBlanks(words, values), values))
  return { textId: text.id, title: put(text.title), text: put(text.text) }
}

/** Where it is signed: by each role that stands in it, and for the company. */
export async function places(ctx: Pick<Reader, 'db' | 'contractKinds'>, one: One): Promise<Place[]> {
  const roles = kindOf(ctx, one.kind).roles
  const rows = await ctx.db
    .selectFrom('contractParties')
    .select('role')
    .where('contractId', '=', one.id)
    .orderBy('position')
    .execute()
  const named = [...new Set(rows.map(({ role }) => role))]
  return [...named.map((role): Place => [roles[role] ?? 'الطرف', '']), ['الشركة', '']]
}

/** As it would be sent now: a draft says so across the page. */
export async function draftPaper(ctx: Reader, one: One) {
  const words = await wordsOf(ctx, one)
  if (!words) return null
  const across = one.state === 'pending-signature' ? null : contractStates[one.state]
  const { title, text } = words
  const sheet = {
    title,
    text,
    number: one.number,
    day: dayOf(ctx.now()),
    across,
    proof: null,
    qr: await codeOfPaper(ctx, one.id),
  }
  return printContract(ctx, { ...sheet, signed: await places(ctx, one) })
}
