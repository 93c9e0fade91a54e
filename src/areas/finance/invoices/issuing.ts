import { type Insertable, sql } from 'kysely'
import { asRow, asRows } from '#areas/finance/as-rows.ts'
import { aheadIn, defer } from '#areas/finance/deferrals/deferring.ts'
import { sidesOn } from '#areas/finance/e-invoices/e-invoice.ts'
import { faultsOfSides } from '#areas/finance/e-invoices/faults.ts'
import { sound } from '#areas/finance/ledger/books.ts'
import type { Journal } from '#areas/finance/ledger/journal.ts'
import { mustBePosted, type Outcome, written } from '#areas/finance/ledger/posting.ts'
import { charged, type Debt } from '#areas/finance/ledger/posting-rules.ts'
import { type InvoiceKind, letters } from '#areas/finance/paper-kinds.ts'
import { quarterOf } from '#areas/finance/vat.ts'
import type { Work } from '#platform/context.ts'
import { type Database, often } from '#platform/db/database.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { cut, folded } from '#values/text.ts'
import { type FeeKind, incomeOf } from './charge-kinds.ts'
import {
  type Asked,
  type CommissionLine,
  type DrawnUp,
  drawUp,
  drawUpCommission,
  drawUpKept,
  type KeptLine,
  type Line,
} from './invoice.ts'
import { type Buyer, type Seller, sidesAsAgreed, sidesOf } from './invoice-parties.ts'

/** Whom it is charged to, for what time, and until when it is to be paid; `source` and its id keep one happening one charge. */
export type Bill = {
  id: string
  partyId: string
  branchId: string
  suppliedFrom: string
  suppliedUntil: string
  dueOn: string
  lines: readonly Asked[]
  /** By a contract with them: whatever of their record whoever does it may see. */
  asAgreed?: true
}

/** Who owes whom and since when, besides the lines. */
type Sides = Awaited<ReturnType<typeof sidesOf>>

/** Makes somebody owe: the papers, their charges and what is posted, in the caller's transaction. */
export async function bill(work: Work, { lines, asAgreed, ...about }: Bill) {
  const sides = await (asAgreed ? sidesAsAgreed : sidesOf)(work, about.partyId)
  const papers = drawUp(lines, sides.tax)
  const issued: Awaited<ReturnType<typeof issue>>[] = []
  for (const [index, paper] of papers.entries()) {
    issued.push(await issue(work, paper, { ...about, id: index === 0 ? about.id : work.newId(), sides }))
  }
  return issued
}

type KeptOf = Omit<Bill, 'lines'> & { kept: Parameters<typeof drawUpKept>[0] }

/** Charges what is kept of a deposit, on one paper of its own. */
export async function billKept(work: Work, { kept, ...about }: KeptOf) {
  const sides = await sidesOf(work, about.partyId)
  return issue(work, drawUpKept(kept, sides.tax), { ...about, sides })
}

type Commission = Omit<Bill, 'lines'> & { kind: FeeKind; net: bigint; description: string; contractId: string }

/** Charges what our work under a mandate costs its owners, on one paper of its own. */
export async function billCommission(work: Work, { kind, net, description, ...about }: Commission) {
  const sides = await sidesAsAgreed(work, about.partyId)
  return issue(work, drawUpCommission({ kind, net, description }, sides.tax), { ...about, partyId: sides.buyer.id, sides })
}

type AnyLine = Line | KeptLine | CommissionLine
type OfOne = Omit<DrawnUp, 'lines'> & { lines: readonly AnyLine[] }
type About = Omit<Bill, 'lines'> & { sides: Sides; contractId?: string }

async function issue(work: Work, { kind, lines, net, vat }: OfOne, about: About) {
  const { id, partyId, branchId, dueOn, suppliedFrom, suppliedUntil, sides, contractId = null } = about
  if (kind === 'tax-invoice') mustSayWhoSells(sides)
  const charges = lines.map((line, index) =>
    chargeOf(line, { id: work.newId(), invoiceId: id, place: index + 1, partyId, branchId, dueOn, contractId }),
  )
  const paper = { id, kind, partyId, branchId, dueOn, suppliedFrom, suppliedUntil, net, vat }
  const { number } = await raise(work, { ...paper, seller: sides.seller, buyer: sides.buyer }, charges)
  return { id, kind, number, net, vat, charges: charges.map((charge) => ({ id: charge.id, net: charge.net, vat: charge.vat })) }
}

/** What a paper does not say of its seller can never be added to it: a full one waits until the company has set it. */
function mustSayWhoSells({ seller, buyer }: Sides) {
  const lacking = faultsOfSides(sidesOn(seller, buyer)).seller
  if (lacking.length === 0) return
  throw new Refusal('finance.seller-incomplete', `لا تصدر فاتورة ضريبية وبيانات الشركة ناقصة. ${lacking.join(' ')}`)
}

type Raised = Insertable<Database['charges']> & Debt & { net: bigint; vat: bigint }

/** The paper with its number, its charges and what is posted of them. */
export async function raise(
  work: Work,
  paper: Omit<Paper, 'credits' | 'adds' | 'reason'> & Partial<Pick<Paper, 'adds' | 'reason'>>,
  charges: readonly Raised[],
) {
  const day = dayOf(work.now())
  const parts = await aheadIn(work, charges, paper)
  const journal = {
    source: { kind: 'invoice', id: paper.id, purpose: 'issue' },
    memo: cut(charges.map(({ description }) => description).join('، '), 200),
    day,
    transfers: parts.flatMap(({ charge, ahead }) => {
      const { net, vat } = charge
      return charged(charge, { net, vat, quarter: quarterOf(day), ahead })
    }),
  }
  const issued = await writePaper(work, { adds: null, reason: null, ...paper, credits: null }, { journal, charges })
  await defer(work, parts, { ...paper, day, journalId: issued.journalId })
  return issued
}

type Place = {
  id: string
  invoiceId: string
  place: number
  partyId: string
  branchId: string
  dueOn: string
  contractId: string | null
}

function chargeOf(line: AnyLine, place: Place) {
  const owing: Omit<Debt, keyof Place> = {
    line: line.line,
    debtAccount: '1210',
    incomeAccount: incomeOf(line.kind),
    incomeKey: '',
    resourceId: ('resourceId' in line && line.resourceId) || null,
    projectId: null,
  }
  const days = 'supplied' in line ? line.supplied : undefined
  const own = { ownFrom: days?.suppliedFrom ?? null, ownUntil: days?.suppliedUntil ?? null }
  return { ...line, ...place, ...owing, ...own, source: 'invoice', sourceId: `${place.invoiceId}:${place.place}` }
}

export type Paper = {
  id: string
  kind: InvoiceKind
  partyId: string
  branchId: string
  dueOn: string | null
  suppliedFrom: string
  suppliedUntil: string
  net: bigint
  vat: bigint
  seller: Seller
  buyer: Buyer
  credits: string | null
  /** The invoice of which more is owed by this one. */
  adds: string | null
  reason: string | null
}

type Written = { journal: Journal; charges: readonly Raised[] }

/** In one step of the database, its number last: what is held for others until the end is held as shortly as can be. */
export async function writePaper(work: Work, paper: Paper, { journal, charges }: Written) {
  const posted = sound(work, journal)
  const { id: journalId, entry, moves } = written(work, posted, journal.transfers)
  const words = folded(`${paper.buyer.number} ${paper.buyer.name}`)
  const row = asRow({ ...paper, words, issuedOn: posted.day, issuedAt: work.now(), issuedBy: work.actor.id })
  const { rows } = await sql<Outcome & { number: string }>`
    select * from issue_paper(${entry}, ${moves}, ${row}, ${letters[paper.kind]}, ${asRows(charges)}) ${often}`.execute(work.tx)
  return { number: mustBePosted(rows[0], posted).number, journalId }
}
