import '#ui/styles/act-form.css'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import type { Reply } from '#ui/form.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { billPath, invoicePath } from '../bill-link.ts'
import { payers } from '../request.ts'
import type { ShownCost } from '../request-cost.ts'
import type { ShownRequest } from '../request-detail.ts'
import { KeepCost, OwnersBill, TenantsInvoice } from './cost-forms.tsx'

type Props = { request: ShownRequest; cost: ShownCost; formId: string; act: string | null; reply: Reply | undefined }

/** To whom the cost was charged and by which paper; until then, the form of whoever pays. */
export function Cost({ request, cost: { charged, asks }, formId, act, reply }: Props) {
  if (charged.length === 0 && !asks) return null
  const payer = asks?.completion.payer
  const heard = act === payer ? reply : undefined
  const form = asks && { request, asks, formId, reply: heard }
  return (
    <Card title="تحميل التكلفة">
      <div className="stack">
        {charged.map((one) => (
          <ChargedCost key={one.id} one={one} />
        ))}
        {form && request.completions.length > 1 && (
          <p className="sm">
            عن ما أُنجز في <DateText at={form.asks.completion.doneAt} />: <bdi>{form.asks.completion.note}</bdi>
          </p>
        )}
        {form && payer === 'tenant' && <TenantsInvoice {...form} />}
        {form && payer === 'owner' && <OwnersBill {...form} />}
        {form && payer === 'company' && <KeepCost {...form} />}
      </div>
    </Card>
  )
}

function ChargedCost({ one }: { one: ShownCost['charged'][number] }) {
  return (
    <div>
      <p className="row wrap">
        <Money amount={one.amount} /> على {payers[one.payer]}
        {one.isTakenBack && <Badge>أُلغي بعكس ورقته</Badge>}
        {!one.isTakenBack && one.payer === 'tenant' && (
          <Badge tone={one.open === 0n ? 'success' : 'warning'}>{one.open === 0n ? 'سُدّدت' : 'لم تُسدَّد بعد'}</Badge>
        )}
      </p>
      <p className="sm muted">
        {one.invoiceId ? 'الفاتورة' : 'فاتورة المورّد'}{' '}
        <OpenLink to={one.invoiceId ? invoicePath(one.invoiceId) : billPath(one.billId ?? '')}>
          <Code>{one.number}</Code>
        </OpenLink>
        {one.total !== one.amount && (
          <>
            {' '}
            بمبلغ <Money amount={one.total} />
          </>
        )}
        ، <DateText at={one.chargedAt} />، <bdi>{one.by}</bdi>
      </p>
    </div>
  )
}
