import { Figures } from '#ui/figures.tsx'
import { OpenLink } from '#ui/links.tsx'
import '#ui/styles/cashier.css'
import '#ui/styles/statements.css'
import { Link } from 'react-router'
import { newPayoutPath, statementPath } from '#areas/finance/addresses.ts'
import { chequePath, chequesPath } from '#areas/finance/cheques/cheque-asked.ts'
import { ChequeBadge } from '#areas/finance/cheques/ui/cheque-badge.tsx'
import { creditTransferPath } from '#areas/finance/credit-transfers/credit-transfer-asked.ts'
import { invoicePath, invoicesPath } from '#areas/finance/invoices/invoice-asked.ts'
import { receiptPath } from '#areas/finance/receipts/receipt-asked.ts'
import { AgeingBar } from '#areas/finance/receipts/ui/ageing-bar.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { AccountInShort } from '../account-in-short.ts'

export type AccountActs = {
  receive: boolean
  issue: boolean
  cheques: boolean
  refund: boolean
}
type Props = { account: AccountInShort; may: AccountActs }

/** The money of a customer on their own page, and what can be done about it by whoever looks. */
export function AccountPanel({ account, may }: Props) {
  const { id, owed, overdue, covered, credit, ages } = account
  const figures = [
    ['عليه', owed],
    ['منه متأخر', overdue],
    ...(covered > 0n ? ([['مغطى بشيكات', covered]] as const) : []),
    ['رصيد دائن له', credit],
  ] as const
  const goesBack = may.refund && credit > 0n
  return (
    <Card title="حسابه" actions={<Acts id={id} may={may} />}>
      <div className="cols">
        <div className="stack">
          <Figures look="account-sums" label="خلاصة الحساب" figures={figures} />
          {goesBack && (
            <Link className="link sm" to={newPayoutPath(id)}>
              ردّ المبلغ
            </Link>
          )}
          <AgeingBar sums={ages} />
        </div>
        <div className="stack">
          <Papers {...account} />
          <Cheques {...account} opens={may.cheques} />
        </div>
      </div>
    </Card>
  )
}

function Acts({ id, may }: { id: string; may: AccountActs }) {
  const look = buttonLook({ variant: 'outline', size: 'small' })
  return (
    <div className="row wrap">
      <Link className={look} to={statementPath(id)}>
        كشف حساب
      </Link>
      {may.issue && (
        <Link className={look} to={`${invoicesPath}/new?party=${id}`}>
          أصدر فاتورة
        </Link>
      )}
      {may.receive && (
        <Link className={buttonLook({ size: 'small' })} to={`/admin/finance/cashier?party=${id}`}>
          اقبض دفعة
        </Link>
      )}
    </div>
  )
}

const mostShown = 5

/** Promises: they stand beside the account until the bank has paid. */
function Cheques({ id, cheques: { rows, total }, opens }: AccountInShort & { opens: boolean }) {
  if (total === 0n) return null
  return (
    <section className="stack" aria-label="شيكات لم تُحصَّل">
      <h3 className="sm muted">
        شيكات لم تُحصَّل، <Money amount={total} />
      </h3>
      <ul className="lines">
        {rows.slice(0, mostShown).map((cheque) => (
          <li key={cheque.id}>
            <span className="grow">
              {cheque.bank}{' '}
              <OpenLink to={opens ? chequePath(cheque.id) : null}>
                <Code>{cheque.number}</Code>
              </OpenLink>{' '}
              <span className="xs muted">
                <DateText at={cheque.dueOn} />
              </span>{' '}
              <ChequeBadge state={cheque.status} />
            </span>
            <Money amount={cheque.amount} />
          </li>
        ))}
      </ul>
      {opens && rows.length > mostShown && (
        <Link className="link sm" to={`${chequesPath}?party=${id}`}>
          كل شيكاته
        </Link>
      )}
    </section>
  )
}

const pathOf = { invoice: invoicePath, receipt: receiptPath, 'credit-transfer': creditTransferPath } as const

function Papers({ papers }: Pick<AccountInShort, 'papers'>) {
  if (papers.length === 0) return <p className="muted sm">لا مستند له بعد.</p>
  return (
    <ul className="lines" aria-label="آخر المستندات">
      {papers.map(({ id, label, number, at, amount, of, opens }) => (
        <li key={id}>
          <span className="grow">
            {label}{' '}
            <OpenLink to={opens ? pathOf[of](id) : null}>
              <Code>{number}</Code>
            </OpenLink>{' '}
            <span className="xs muted">
              <DateText at={at} />
            </span>
          </span>
          <Money amount={amount} />
        </li>
      ))}
    </ul>
  )
}
