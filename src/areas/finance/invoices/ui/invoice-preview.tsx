import '#ui/styles/invoices.css'
import { invoiceKinds } from '#areas/finance/paper-kinds.ts'
import type { Typed } from '#ui/form/typed.ts'
import { Money } from '#ui/values.tsx'
import { drawUp } from '../invoice.ts'
import { draftedLines } from '../invoice-draft.ts'
import type { NewInvoice } from '../invoice-form-queries.ts'

export function drawnUp(typed: Typed, tax: NewInvoice['tax']) {
  const lines = draftedLines(typed)
  return lines.length === 0 ? [] : drawUp(lines, tax)
}

/** The papers that what is typed will make, each with its tax: computed by what issues them. */
export function InvoicePreview({ typed, tax }: { typed: Typed; tax: NewInvoice['tax'] }) {
  const papers = drawnUp(typed, tax)
  if (papers.length === 0) return <p className="muted sm">اكتب سطرًا لترى ضريبته وإجماليه قبل الإصدار.</p>
  return (
    <div className="stack" aria-live="polite">
      {papers.map(({ kind, net, vat }) => (
        <section key={kind}>
          <h3 className="medium">{invoiceKinds[kind]}</h3>
          <dl className="paper-foot">
            <div>
              <dt>المبلغ الخاضع</dt>
              <dd>
                <Money amount={net} />
              </dd>
            </div>
            <div>
              <dt>قيمة الضريبة</dt>
              <dd>
                <Money amount={vat} />
              </dd>
            </div>
            <div className="strong">
              <dt>الإجمالي</dt>
              <dd>
                <Money amount={net + vat} />
              </dd>
            </div>
          </dl>
        </section>
      ))}
    </div>
  )
}
