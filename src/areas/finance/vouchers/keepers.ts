import { z } from 'zod'
import { invoiceCredited, invoiceIssued } from '#areas/finance/invoices/facts.ts'
import { invoice } from '#areas/finance/invoices/invoice-detail.ts'
import { invoicePaper } from '#areas/finance/invoices/invoice-paper.ts'
import { keepPaper } from '#areas/finance/papers/kept-papers.ts'
import { paymentReceived } from '#areas/finance/receipts/facts.ts'
import { receipt } from '#areas/finance/receipts/receipt-detail.ts'
import { receiptPaper } from '#areas/finance/receipts/receipt-papers.ts'
import { theHouseItself } from '#platform/actors.ts'
import { type Reaction, type Subscriber, savedFact } from '#platform/subscribers.ts'
import { noteNumbered } from './token-queries.ts'

const asItself = (reaction: Reaction) => ({ ...reaction, db: reaction.tx, actor: theHouseItself })
const issued = { form: 'sheet', state: 'issued' } as const

async function keepInvoice(reaction: Reaction, id: string) {
  const one = await invoice(asItself(reaction), id)
  if (!one) throw new Error(`no paper ${id}`)
  await keepPaper(reaction, { kind: 'invoice', subjectId: id, ...issued }, ({ db }) => invoicePaper({ ...reaction, db }, one))
}

const Credited = z.object({ by: z.string() })

/** Every paper is printed and kept as soon as it is issued: not at the counter, where somebody waits, but right after. */
export const paperKeepers: Subscriber[] = [
  {
    name: 'finance.keep-invoice',
    factName: invoiceIssued.name,
    react: async (reaction, factId) => keepInvoice(reaction, (await savedFact(reaction.tx, factId)).subjectId),
  },
  {
    name: 'finance.keep-credit-note',
    factName: invoiceCredited.name,
    async react(reaction, _factId, data) {
      const { by } = Credited.parse(data)
      await keepInvoice(reaction, (await noteNumbered(reaction.tx, by)).id)
    },
  },
  {
    name: 'finance.keep-receipt',
    factName: paymentReceived.name,
    async react(reaction, factId) {
      const { subjectId } = await savedFact(reaction.tx, factId)
      const one = await receipt(asItself(reaction), subjectId)
      if (!one) throw new Error(`no receipt ${subjectId}`)
      const paper = { ...one, reversedAt: null }
      await keepPaper(reaction, { kind: 'receipt', subjectId, ...issued }, ({ db }) => receiptPaper({ ...reaction, db }, paper))
    },
  },
]
