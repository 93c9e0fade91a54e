import type { Ctx } from '#platform/context.ts'

/** What an invoice was reckoned from, on pages of their own behind it. `english`: for whoever has the paper in both languages. */
export type PagesBehind = {
  title: string
  about: [question: string, answer: string][]
  tables: { heading: string; head: string[]; rows: string[][] }[]
  english: Readonly<Record<string, string>>
}

declare module '#platform/contract-kind.ts' {
  interface ContractAnswers {
    /** The pages behind an invoice that asks for what came of a contract of the kind; null where it is none of theirs. */
    behindInvoice?: (asked: { db: Ctx['db'] }, invoiceId: string) => Promise<PagesBehind | null>
  }
}

/** A trade answers for its own invoices; of most there is nothing behind them. */
export async function pagesBehind({ db, contractKinds }: Pick<Ctx, 'db' | 'contractKinds'>, invoiceId: string) {
  for (const { behindInvoice } of contractKinds) {
    const pages = await behindInvoice?.({ db }, invoiceId)
    if (pages) return pages
  }
  return null
}
